internal import PaywrightICU
internal import PaywrightValues
internal import Synchronization

/// Finds amounts that a message writes out: "$9.99", "9,99 im Monat", "10 Euro". They are the same for every product and in every
/// storefront, where a value has the amount that is charged.
final class LiteralAmounts: Sendable {
    private let context: LanguageContext
    /// Signs and abbreviations of currencies that the language's catalogs state, of two letters or more: "kr", "zł".
    private let symbols: Set<String>
    /// What stands between units and hundredths in the language.
    private let decimals: Set<Unicode.Scalar>
    /// Names of currencies in the language: "dollars". Found when a number stands beside a word.
    private let names = Mutex<Set<String>?>(nil)

    init(_ context: LanguageContext) {
        self.context = context
        let formats = context.catalogs.map(\.metadata.formats)
        let stated = formats.flatMap { Array(($0.symbols ?? [:]).values) + Array($0.narrowSymbols.values) }
        symbols = Set(stated.filter { $0.count > 1 && $0.allSatisfy(\.isLetter) })
        let separators = formats.flatMap { [$0.texts[.decimal], $0.texts[.moneyDecimal]].compactMap { $0 } }
        let known = separators.isEmpty ? [Self.separator(in: context)] : separators
        decimals = Set(known.compactMap(\.unicodeScalars.first)).union(["٫"])
    }

    private static func separator(in context: LanguageContext) -> String {
        let text = (try? context.number(.decimal(fractionDigits: 2)).format("1")) ?? Array("1.00".utf8)
        return String(String(decoding: text, as: UTF8.self).dropFirst().prefix(1))
    }

    func diagnostics(in variants: [MessageVariant], _ entry: CatalogEntry) -> [Diagnostic] {
        let found = Set(variants.compactMap { amount(in: Array($0.text.unicodeScalars).filter(Self.isVisible)) })
        return found.sorted().map { amount in
            let expected = "expected a value such as {price}: an amount in words is the same in every storefront"
            return Diagnostic(.literalAmount, entry, "found “\(amount)”, \(expected)")
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool { !scalar.properties.isDefaultIgnorableCodePoint }

    /// The first amount in a text, in which U+FFFC stands for each value.
    private func amount(in text: [Unicode.Scalar]) -> String? {
        var index = 0
        while index < text.count {
            let scalar = text[index]
            if Self.isSign(scalar), let value = neighbor(of: index, in: text, where: { $0 == "\u{FFFC}" }) {
                return String(value < index ? "{…}\(scalar)" : "\(scalar){…}")
            }
            guard Self.isDigit(scalar) else {
                index += 1
                continue
            }
            let end = self.end(ofNumberAt: index, in: text)
            let before = self.end(ofSpacesBefore: index, in: text)
            let after = self.start(ofTextAfter: end, in: text)
            let (word, next) = (wordEnding(at: before, in: text), wordBeginning(at: after, in: text))
            if before > 0, Self.isSign(text[before - 1]) || isCurrency(word) {
                return string(text[(before - max(word.unicodeScalars.count, 1))..<end])
            }
            if after < text.count, Self.isSign(text[after]) || Self.isUnit(text[after]) || isCurrency(next) {
                return string(text[index..<(after + max(next.unicodeScalars.count, 1))])
            }
            if hasHundredths(text[index..<end]) { return string(text[index..<end]) }
            index = end
        }
        return nil
    }

    private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    // MARK: Numbers

    /// Digits of every script, superscripts and circled ones too; not letters that are numerals.
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        [.decimal, .digit].contains(scalar.properties.numericType)
    }

    private static let separators: Set<Unicode.Scalar> = [".", ",", "٫", "٬", "’", "'", "·", "．", "，"]

    /// Where a number ends that begins at an index: a separator belongs to it where a digit follows.
    private func end(ofNumberAt start: Int, in text: [Unicode.Scalar]) -> Int {
        var end = start
        while end < text.count {
            let isSeparator = Self.separators.contains(text[end]) && end + 1 < text.count && Self.isDigit(text[end + 1])
            guard Self.isDigit(text[end]) || isSeparator else { break }
            end += 1
        }
        return end
    }

    /// Whether a number ends in two decimals, as amounts do and neither dates nor versions.
    private func hasHundredths(_ number: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let last = number.lastIndex(where: Self.separators.contains), number.endIndex - last == 3 else {
            return false
        }
        let separator: Unicode.Scalar = number[last] == "．" ? "." : number[last] == "，" ? "," : number[last]
        return decimals.contains(separator) && number.count { $0 == number[last] } == 1
    }

    // MARK: Currencies

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .currencySymbol
    }

    /// Whether a letter after a number is the unit of a currency.
    private static func isUnit(_ scalar: Unicode.Scalar) -> Bool { ["円", "圓", "圆", "元", "원"].contains(scalar) }

    private func isCurrency(_ word: String) -> Bool {
        guard word.unicodeScalars.count > 1 else { return false }
        if symbols.contains(word) || CurrencyCode(word) != nil { return true }
        return names.withLock { names in
            if names == nil { names = Self.names(in: context) }
            return names?.contains(word.lowercased()) == true
        }
    }

    /// Currencies whose names share the word for the unit: "US dollars", "Canadian dollars".
    private static let families = [
        ["USD", "CAD", "AUD"], ["EUR"], ["GBP", "EGP"], ["CHF", "DJF"], ["NOK", "DKK"], ["SEK", "ISK"], ["MXN", "ARS"],
        ["RUB", "BYN"], ["INR", "PKR"],
    ]

    private static func names(in context: LanguageContext) -> Set<String> {
        var names: Set<String> = []
        for number in ["1", "2", "5"] {
            for family in families {
                let words = family.map { currency -> Set<String> in
                    let skeleton = "currency/\(currency) unit-width-full-name precision-integer"
                    let formatter = try? NumberFormatter(locale: context.locale.tag, skeleton: skeleton)
                    let text = (try? formatter?.format(number)).map { String(decoding: $0, as: UTF8.self) } ?? ""
                    return Set(text.lowercased().split { !$0.isLetter }.map(String.init))
                }
                names.formUnion(words.dropFirst().reduce(words[0]) { $0.intersection($1) })
            }
        }
        return names.filter { $0.count > 2 }
    }

    // MARK: Neighbors

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    private func end(ofSpacesBefore index: Int, in text: [Unicode.Scalar]) -> Int {
        var end = index
        while end > 0, Self.isSpace(text[end - 1]) { end -= 1 }
        return end
    }

    private func start(ofTextAfter index: Int, in text: [Unicode.Scalar]) -> Int {
        var start = index
        while start < text.count, Self.isSpace(text[start]) || text[start] == "-" { start += 1 }
        return start
    }

    /// The index of the nearest scalar on either side, spaces left out, if it is of a kind.
    private func neighbor(
        of index: Int,
        in text: [Unicode.Scalar],
        where isWanted: (Unicode.Scalar) -> Bool
    ) -> Int? {
        let before = end(ofSpacesBefore: index, in: text) - 1
        let after = start(ofTextAfter: index + 1, in: text)
        return [before, after].first { text.indices.contains($0) && isWanted(text[$0]) }
    }

    private func wordBeginning(at start: Int, in text: [Unicode.Scalar]) -> String {
        string(text[start...].prefix(while: \.properties.isAlphabetic))
    }

    private func wordEnding(at end: Int, in text: [Unicode.Scalar]) -> String {
        var start = end
        while start > 0, text[start - 1].properties.isAlphabetic { start -= 1 }
        return string(text[start..<end])
    }
}
