import Paywright
import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// A document of a store or a service, and everything that a customer may read of it, in four languages.
struct TillSample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The inputs as text, each a file of its own.
    let inputs: [String]
    var products: [Product] = []
    var now = "2026-11-20T12:00:00Z"
    /// The situations, in the order in which they are told.
    let situations: [String]
    /// Every day that is named, and no other: "2026-12-02".
    var days: [String] = []
    /// Every amount that is named, as digits of English: "9.99".
    var amounts: [String] = []
    /// Why it ended; nil where it has not.
    var cause: ExpirationCause?
    /// What the English lines must hold.
    var says: [String] = []
    /// What no English line may hold.
    var neverSays: [String] = []

    init(
        _ name: String,
        _ inputs: [String],
        products: [Product] = [],
        now: String = "2026-11-20T12:00:00Z",
        is situations: [String],
        days: [String] = [],
        amounts: [String] = [],
        cause: ExpirationCause? = nil,
        says: [String] = [],
        neverSays: [String] = []
    ) {
        testDescription = name
        self.inputs = inputs
        self.products = products
        self.now = now
        self.situations = situations
        self.days = days
        self.amounts = amounts
        self.cause = cause
        self.says = says
        self.neverSays = neverSays
    }

    /// Reads, decides and words the sample in every language, and holds it against what it states.
    func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let rule = RuleCase(
            testDescription,
            inputs,
            products: products,
            now: now,
            is: situations,
            says: says,
            neverSays: neverSays
        )
        try await rule.check(sourceLocation: sourceLocation)
        let answer = try await rule.answer()
        let causes = answer.status.purchases.compactMap(\.situation.statedCause)
        #expect(causes.first == cause, sourceLocation: sourceLocation)
        for language in SampleLanguage.allCases {
            let text = try language.text(of: answer.status, products)
            #expect(language.days(in: text) == Set(days), "\(language): \(text)", sourceLocation: sourceLocation)
            #expect(
                language.amounts(in: text) == Set(amounts),
                "\(language): \(text)",
                sourceLocation: sourceLocation
            )
        }
    }
}

extension SubscriptionSituation {
    fileprivate var statedCause: ExpirationCause? {
        switch self {
        case .expired(let end), .winBackAvailable(let end, _): end.cause
        default: nil
        }
    }
}

/// A language of the samples, with how it writes a day and an amount.
enum SampleLanguage: String, CaseIterable {
    case en, de, ja, ar

    /// Every line of every purchase but the names, the headlines, which shorten dates, and the actions.
    func text(of status: CustomerStatus, _ products: [Product]) throws -> String {
        let formatter = try StatusFormatter(locale: rawValue, timeZone: "UTC")
        let lines = status.purchases.flatMap { purchase in
            formatter.lines(for: purchase, now: status.now, products: ProductNames(products)).entries
                .filter { ![.name, .headline, .action].contains($0.line) }.map(\.text.string)
        }
        let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{2068}", "\u{2069}", "\u{2066}", "\u{2067}"]
        let joined = lines.joined(separator: "\n").replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        return String(String.UnicodeScalarView(joined.unicodeScalars.filter { !marks.contains($0) }))
    }

    private var months: [String] {
        switch self {
        case .en:
            [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ]
        case .de:
            [
                "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
                "November", "Dezember",
            ]
        case .ja: (1...12).map { "\($0)月" }
        case .ar:
            [
                "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
                "ديسمبر",
            ]
        }
    }

    /// Every day of 2025 to 2027 that a text names, as "2026-12-02".
    func days(in text: String) -> Set<String> {
        var found: Set<String> = []
        for year in 2025...2027 where text.contains(String(year)) {
            for (index, month) in months.enumerated() where text.contains(month) {
                for day in 1...31 where names(text, year, month, day) {
                    found.insert("\(year)-\(index + 1 < 10 ? "0" : "")\(index + 1)-\(day < 10 ? "0" : "")\(day)")
                }
            }
        }
        return found
    }

    private func names(_ text: String, _ year: Int, _ month: String, _ day: Int) -> Bool {
        switch self {
        case .en: text.contains("\(month) \(day), \(year)")
        case .de: text.contains(" \(day). \(month) \(year)")
        case .ja: text.contains("\(year)年\(month)\(day)日")
        case .ar: text.contains(" \(day) \(month) \(year)")
        }
    }

    /// Every amount with two decimals that a text names, in English digits.
    func amounts(in text: String) -> Set<String> {
        let mark = self == .de ? "," : "."
        var found: Set<String> = []
        for word in text.split(whereSeparator: { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == ",")) }) {
            let parts = word.trimmingSuffix(while: { $0 == "." || $0 == "," }).split(separator: mark)
            guard parts.count == 2, parts[1].count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
                continue
            }
            found.insert("\(parts[0]).\(parts[1])")
        }
        return found
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, isTrimmed(last) { text = text.dropLast() }
        return text
    }
}
