extension SwiftLines {
    /// The file but for its table.
    static let source = #"""
        // Made by `paywright export --format xcstrings`. Do not change it: the next export writes it again.
        //
        // Shows the lines of Paywright.xcstrings. A line is there only where the store states the purchase that its words are about:
        //
        //     let purchase = PaywrightPurchase(product, offer: isEligible ? product.subscription?.introductoryOffer : nil)
        //     let line = purchase.flatMap { PaywrightLines.main.text("offer", for: $0) ?? PaywrightLines.main.text("pricePerPeriod", for: $0) }
        //     Text(line ?? product.displayPrice)

        import Foundation

        /// A length of time, as a store states it.
        public struct PaywrightLength: Hashable, Sendable {
            public enum Unit: String, Hashable, Sendable { case day = "D", week = "W", month = "M", year = "Y" }

            public var value: Int
            public var unit: Unit

            public init(_ value: Int, _ unit: Unit) {
                self.value = value
                self.unit = unit
            }

            /// ISO 8601, with 7 days as a week and 12 months as a year.
            var text: String {
                if unit == .day, value % 7 == 0 { return "P\(value / 7)W" }
                if unit == .month, value % 12 == 0 { return "P\(value / 12)Y" }
                return "P\(value)\(unit.rawValue)"
            }

            func times(_ count: Int) -> PaywrightLength { PaywrightLength(value * count, unit) }
        }

        /// An amount, and the text that the store has for it.
        public struct PaywrightPrice: Hashable, Sendable {
            public var amount: Decimal
            public var text: String

            public init(_ amount: Decimal, _ text: String) {
                self.amount = amount
                self.text = text
            }

            var cleanText: String? { PaywrightLines.clean(text) }
        }

        /// An offer that a customer gets.
        public struct PaywrightOffer: Hashable, Sendable {
            public enum Mode: String, Hashable, Sendable { case free, payAsYouGo, payUpFront }

            /// "introductory", "promotional", "winBack" or "code".
            public var type: String
            public var mode: Mode
            public var period: PaywrightLength
            public var cycles: Int
            public var price: PaywrightPrice

            public init(type: String, mode: Mode, period: PaywrightLength, cycles: Int, price: PaywrightPrice) {
                self.type = type
                self.mode = mode
                self.period = period
                self.cycles = cycles
                self.price = price
            }

            /// The amount counts before what the store calls the offer.
            var form: String {
                let prefix = type == "introductory" ? "" : type + "."
                if price.amount == 0 { return "+\(prefix)free:\(period.times(cycles).text)" }
                return mode == .payAsYouGo && cycles > 1
                    ? "+\(prefix)payAsYouGo:\(period.text)*\(cycles)" : "+\(prefix)payUpFront:\(period.times(cycles).text)"
            }
        }

        /// What the store states of a product, and the offer that the customer gets.
        public struct PaywrightPurchase: Sendable {
            public enum Kind: Sendable { case autoRenewable, nonRenewable, nonConsumable, consumable }

            public var productID: String
            /// What the product is called, for words that name it.
            public var name: String?
            public var kind: Kind
            public var price: PaywrightPrice
            /// ISO 4217: "EUR".
            public var currency: String
            /// nil of what is bought once.
            public var period: PaywrightLength?
            /// nil where the customer gets none.
            public var offer: PaywrightOffer?
            /// The product to compare with, of the same subscription group and currency: its price and its period.
            public var reference: (price: PaywrightPrice, period: PaywrightLength)?
            /// Writes a calculated amount as the store writes its own.
            public var format: @Sendable (Decimal) -> String

            public init(
                productID: String,
                kind: Kind,
                price: PaywrightPrice,
                currency: String,
                period: PaywrightLength?,
                offer: PaywrightOffer? = nil,
                reference: (price: PaywrightPrice, period: PaywrightLength)? = nil,
                format: @escaping @Sendable (Decimal) -> String
            ) {
                self.productID = productID
                self.kind = kind
                self.price = price
                self.currency = currency
                self.period = period
                self.offer = offer
                self.reference = reference
                self.format = format
            }

            /// nil where the kind and the period contradict each other.
            var plainForm: String? {
                let free = price.amount == 0 ? ";free" : ""
                switch kind {
                case .autoRenewable: return period.map { $0.text + free }
                case .nonRenewable: return (period.map { "prepaid:\($0.text)" } ?? "nonRenewable") + free
                case .nonConsumable: return period == nil ? "once" + free : nil
                case .consumable: return period == nil ? "consumable" + free : nil
                }
            }
        }

        /// The lines of the catalog.
        public struct PaywrightLines: Sendable {
            /// Those of the app's own bundle, in the language that it shows.
            public static let main = PaywrightLines(locale: Locale(identifier: Bundle.main.preferredLocalizations.first ?? "en")) { key in
                let text = Bundle.main.localizedString(forKey: key, value: "", table: "Paywright")
                return text.isEmpty || text == key ? nil : text
            }

            /// The words of a key; nil where there are none.
            let words: @Sendable (String) -> String?
            /// The language of the words, in which percentages are written.
            let locale: Locale

            public init(locale: Locale, words: @escaping @Sendable (String) -> String?) {
                self.locale = locale
                self.words = words
            }

            /// A fixed text around products: "label.restorePurchases".
            public func text(_ name: String) -> String? { words(name) }

            /// A line of a product; nil where nothing that was exported is true of the purchase.
            public func text(_ line: String, for purchase: PaywrightPurchase) -> String? {
                guard let plain = purchase.plainForm else { return nil }
                let id = Self.isByProduct ? purchase.productID : ""
                let offered = purchase.offer.flatMap { Self.table[id]?[plain + $0.form] }
                guard let row = offered?[line] ?? Self.table[id]?[plain]?[line] else { return nil }
                // A line of the offer is filled by it, any other without.
                return row.text(of: purchase, offered?[line] == nil ? nil : purchase.offer, self)
            }
        }

        struct PaywrightRow: Sendable {
            let keys: [String: String]
            let roles: [String]
            /// A calculated price.
            let fraction: (above: Decimal, below: Decimal)?
            let isExact: Bool
            /// A saving: what is compared, the fraction, the months of one period.
            let saving: (of: String, above: Decimal, below: Decimal, months: Int)?
            let reference: String
            let needsLowerOffer: Bool

            init(_ columns: [String]) {
                let names = columns[3].split(separator: " ").map(String.init)
                let texts = columns[4].split(separator: "\u{1F}").map(String.init)
                keys = Dictionary(uniqueKeysWithValues: zip(names.isEmpty ? [""] : names, texts))
                roles = columns[5].split(separator: " ").map(String.init)
                let numbers = columns[6].split(separator: "/").compactMap { Decimal(string: String($0)) }
                fraction = numbers.count == 2 ? (numbers[0], numbers[1]) : nil
                isExact = columns[7] != "about"
                let saved = columns[8].split(separator: " ").map(String.init)
                saving = saved.count == 4
                    ? (saved[0], Decimal(string: saved[1]) ?? 0, Decimal(string: saved[2]) ?? 1, Int(saved[3]) ?? 0) : nil
                reference = columns[9]
                needsLowerOffer = columns[10] == "lower"
            }

            func text(of purchase: PaywrightPurchase, _ offer: PaywrightOffer?, _ lines: PaywrightLines) -> String? {
                let paid = offer.flatMap { $0.price.amount == 0 ? nil : $0 }
                if needsLowerOffer, (paid?.price.amount).map({ $0 >= purchase.price.amount }) ?? true { return nil }
                if !reference.isEmpty, purchase.reference?.period.text != reference { return nil }
                var values: [String: String] = [:]
                values["price"] = purchase.price.cleanText
                values["formerPrice"] = values["price"]
                values["product"] = purchase.name.flatMap { PaywrightLines.clean($0) }
                values["offerPrice"] = paid?.price.cleanText
                values["referencePrice"] = purchase.reference?.price.cleanText
                var variant = ""
                let digits = PaywrightLines.digits[purchase.currency] ?? 2
                if let fraction {
                    let (whole, rest) = Self.divided(purchase.price.amount * fraction.above, fraction.below, digits)
                    let amount = PaywrightLines.rounded(whole, rest, fraction.below) / Self.power(digits)
                    guard amount > 0 else { return nil }
                    for role in roles where role.hasPrefix("pricePer") { values[role] = purchase.format(amount) }
                    variant = rest == 0 && isExact ? "exact" : "about"
                }
                if let saving {
                    let cost = paid.map { $0.price.amount * Decimal($0.mode == .payAsYouGo ? $0.cycles : 1) }
                    let other = saving.of == "offer" ? purchase.price.amount : purchase.reference?.price.amount
                    guard let one = saving.of == "price" ? purchase.price.amount : cost, let other, one > 0, other > 0 else {
                        return nil
                    }
                    let (full, used) = (other * saving.above, one * saving.below)
                    guard used < full, (full - used) * 100 >= full else { return nil }
                    let percent = Self.divided((full - used) * 100, full, 0).whole
                    values["percent"] = (percent / 100).formatted(.percent.locale(lines.locale))
                    let saved = Self.divided(full - used, saving.below, digits).whole / Self.power(digits)
                    if saved > 0 { values["savedAmount"] = purchase.format(saved) }
                    if saving.months > 0 {
                        let months = Self.divided(full - used, other * saving.below, 0).whole * Decimal(saving.months)
                        variant = "\(months)"
                    }
                }
                guard let key = keys[variant], let pattern = lines.words(key) else { return nil }
                return PaywrightLines.filled(pattern, roles.map { values[$0] })
            }

            /// How often a number goes into another at so many decimals, and what is left of it.
            static func divided(_ number: Decimal, _ divisor: Decimal, _ digits: Int) -> (whole: Decimal, rest: Decimal) {
                let scaled = number * power(digits)
                var (quotient, whole) = (scaled / divisor, Decimal())
                NSDecimalRound(&whole, &quotient, 0, .down)
                while whole * divisor > scaled { whole -= 1 }
                while (whole + 1) * divisor <= scaled { whole += 1 }
                return (whole, scaled - whole * divisor)
            }

            static func power(_ digits: Int) -> Decimal { pow(10, digits) }
        }

        extension PaywrightLines {
            /// A text from outside without what could reorder or break a line; nil for none. The marks in a date stay: they belong to it.
            static func clean(_ text: String, keepsMarks: Bool = false) -> String? {
                var clean = String.UnicodeScalarView()
                for scalar in text.unicodeScalars {
                    switch scalar.value {
                    case 0x09...0x0D, 0x85, 0x2028, 0x2029: clean.append(" ")
                    case 0x61C, 0x200E, 0x200F: if keepsMarks { clean.append(scalar) }
                    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: break
                    default: clean.append(scalar)
                    }
                }
                return clean.allSatisfy { $0.properties.isWhitespace } ? nil : String(clean)
            }

            /// The words with a text in each place; nil where one is missing.
            static func filled(_ pattern: String, _ values: [String?]) -> String? {
                var (result, rest) = (String.UnicodeScalarView(), pattern.unicodeScalars[...])
                let isRun = runsRightToLeft(pattern)
                var endsInStop = false
                while let scalar = rest.popFirst() {
                    let digits = rest.prefix { ("0"..."9").contains($0) }
                    guard scalar == "%", !values.isEmpty else {
                        let isDirection = Self.isDirection(scalar)
                        if endsInStop, scalar == "." { endsInStop = false } else { result.append(scalar) }
                        if !isDirection { endsInStop = false }
                        continue
                    }
                    guard let position = Int(String(digits)), rest.dropFirst(digits.count).starts(with: "$@".unicodeScalars) else {
                        if rest.first == "%" { rest.removeFirst() }
                        result.append("%")
                        endsInStop = false
                        continue
                    }
                    rest = rest.dropFirst(digits.count + 2)
                    guard values.indices.contains(position - 1), let value = values[position - 1], !value.isEmpty else { return nil }
                    let isIsolated = !isRun && value.unicodeScalars.contains(where: isRightToLeft)
                    if isIsolated { result.append("\u{2068}") }
                    result.append(contentsOf: value.unicodeScalars)
                    if isIsolated { result.append("\u{2069}") }
                    let end = value.unicodeScalars.filter { !isDirection($0) }.suffix(2)
                    endsInStop = end.last == "." && !isRightToLeft(end[end.startIndex])
                }
                return String(result)
            }

            /// Whether the words themselves run right to left, or are nothing but places with isolates: they need none for a value.
            private static func runsRightToLeft(_ pattern: String) -> Bool {
                var depth = 0
                for scalar in pattern.unicodeScalars {
                    if scalar == "\u{2068}" { depth += 1 }
                    if scalar == "\u{2069}" { depth -= 1 }
                    if depth == 0, isRightToLeft(scalar) { return true }
                }
                return pattern.unicodeScalars.contains("\u{2068}")
            }

            private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
                switch scalar.value {
                case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
                default: return false
                }
            }

            private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
                switch scalar.value {
                case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                    return scalar.properties.isAlphabetic
                default: return false
                }
            }

            /// By product, or under an empty text, and by the shape of a purchase: the lines by their names.
            static let table: [String: [String: [String: PaywrightRow]]] = {
                var table: [String: [String: [String: PaywrightRow]]] = [:]
                for row in rows.split(separator: "\n") {
                    let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                    guard columns.count == 11 else { continue }
                    table[columns[0], default: [:]][columns[1], default: [:]][columns[2]] = PaywrightRow(columns)
                }
                return table
            }()
        }

        """#
}
