import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing

/// A message of one's own, and why it must not be used; nil where it is right.
private struct Attempt: CustomTestStringConvertible {
    let locale: String
    let key: String
    let pattern: String
    let code: CatalogCode?

    init(_ key: String, _ pattern: String, _ code: CatalogCode?, in locale: String = "en") {
        self.locale = locale
        self.key = key
        self.pattern = pattern
        self.code = code
    }

    var testDescription: String { "\(locale) \(key): \(pattern)" }

    /// The library with the message, and with the file's entry about it where it has one.
    func library(declared: Bool = false) throws -> CatalogLibrary {
        let file = try Catalog(
            parsing: Array(
                #"{"@@locale": "\#(locale)", \#(quoted(key)): \#(quoted(pattern))\#(declared ? ", \(quoted("@" + key)): {}" : "")}"#
                    .utf8
            ),
            file: "own.arb"
        )
        return try CatalogLibrary.builtin().adding(messages: [file])
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}

/// A price with the words of its unit, which has the number 1.
private func units(_ day: String, _ week: String, _ month: String, _ year: String) -> String {
    let words = [("day", day), ("week", week), ("month", month), ("year", year)]
    let branches = words.map { "\($0) {{price} \($1)}" }.joined(separator: " ")
    return "{periodUnit, select, \(branches) other {\(every)}}"
}

private let every = "{price} every {period}"

/// What careless and hostile people write; each row was written before its result was known.
@Suite("A message of one's own that could mislead a buyer is refused, and a right one is used")
struct HostileWordsTests {
    @Test("How often an amount is charged", arguments: charging)
    fileprivate func charging(attempt: Attempt) throws { try check(attempt) }

    private static let charging = [
        Attempt(
            "offer.payAsYouGo",
            "only {offerPrice} for {offerDuration_first}, then {pricePerPeriod}",
            .chargingPeriodMissing
        ),
        Attempt(
            "offer.payAsYouGo",
            "{offerPricePerPeriod} for {offerDuration_first}, then {price}",
            .chargingPeriodMissing
        ),
        Attempt(
            "offer.payAsYouGo",
            "{offerPrice} {offerPeriod_every} for {offerDuration_first}, then {pricePerPeriod}",
            nil
        ),
        Attempt("offer.payAsYouGo", "{offerPrice} × {cycles} for {offerDuration_first}, then {pricePerPeriod}", nil),
        Attempt(
            "offer.payAsYouGo",
            "{cycles, plural, one {once {offerPrice}} other {{offerPrice} each}} for {offerDuration}, then {pricePerPeriod}",
            .chargingPeriodMissing
        ),
        Attempt(
            "offer.payAsYouGo",
            "{cycles, plural, offset:1 one {#×} other {#×}} {offerPrice} for {offerDuration}, then {pricePerPeriod}",
            .chargingPeriodMissing
        ),
        Attempt("pricePerPeriod", "{price} monthly", .chargingPeriodMissing),
        Attempt("pricePerPeriod", "{price}", .chargingPeriodMissing),
        Attempt("pricePerPeriod", "{price} {period_every}", nil),
        Attempt("pricePerPeriod", "{price} every {periodCount} months", .chargingPeriodMissing),
        Attempt("pricePerPeriod", "{price} {frequency}", .argumentNotOffered),
        Attempt(
            "pricePerPeriod",
            "\(units("daily", "weekly", "monthly", "yearly"))",
            .chargingPeriodMissing
        ),
        Attempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {\(units("daily", "weekly", "monthly", "yearly"))} other {\(every)}}",
            nil
        ),
        Attempt(
            "pricePerPeriod",
            "{periodCount, plural, one {\(units("daily", "weekly", "monthly", "yearly"))} other {\(every)}}",
            nil
        ),
        Attempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {\(units("monthly", "monthly", "monthly", "yearly"))} other {\(every)}}",
            .chargingPeriodMissing
        ),
        Attempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {{periodUnit, select, year {{price} a year} other {{price} a month}}} other {\(every)}}",
            .chargingPeriodMissing
        ),
        Attempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {{price} a month} other {\(every)}}",
            .chargingPeriodMissing
        ),
        Attempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {{price} every {period}} other {{price} every # months}}",
            .chargingPeriodMissing
        ),
        // Russian has one category for 1, 21 and 31.
        Attempt(
            "pricePerPeriod",
            "{periodCount, plural, one {\(units("в день", "в неделю", "в месяц", "в год"))} few {\(every)} many {\(every)} other {\(every)}}",
            .chargingPeriodMissing,
            in: "ru"
        ),
        Attempt("pricePerUnit", "just {price} a month", .chargingPeriodMissing),
        Attempt("pricePerUnit", "\(units("daily", "weekly", "monthly", "yearly"))", nil),
        Attempt(
            "pricePerUnit.exact",
            "{periodUnit, select, day {{price} a day} other {{price} a month}}",
            .chargingPeriodMissing
        ),
        Attempt("callToAction.subscribe", "only {price}!", .chargingPeriodMissing),
        Attempt("callToAction.subscribe", "{price}/month", .chargingPeriodMissing),
        Attempt("callToAction.subscribe", "{pricePerPeriod_short}", nil),
        Attempt("callToAction.payAsYouGo", "get {offerDuration_first} for {offerPrice}", .chargingPeriodMissing),
        Attempt("callToAction.prepaid", "buy for {price}", .requiredArgumentMissing),
        Attempt("seats", "{seats} seats, {unitPrice} each", .chargingPeriodMissing),
        Attempt("seats", "{seats} seats, {unitPrice} per seat {period_every}", nil),
        Attempt("savings.amount", "save {savingAmount}", .chargingPeriodMissing),
        Attempt("savings.comparison", "save {percent} compared with {referencePrice}", .chargingPeriodMissing),
        Attempt("pricePerPeriod.withUnitPrice", "{pricePerPeriod} ({unitPrice})", .chargingPeriodMissing),
        Attempt(
            "pricePerPeriod.withUnitPrice",
            "{price} {period_every} ({unitPrice} {period_every})",
            .chargingPeriodMissing
        ),
        Attempt("status.thenCharged.price", "Then {renewalPrice}.", .chargingPeriodMissing),
        Attempt("disclosure.regular", "You pay {price} per month.", .chargingPeriodMissing),
        Attempt("frequency", "monthly", .requiredArgumentMissing),
        Attempt("frequency", "{period_every}", nil),
        Attempt("period.unit", "month", .requiredArgumentMissing),
        Attempt("savings.time", "save {savingDuration} every year", .requiredArgumentMissing),
    ]

    @Test("Amounts, lengths and numbers", arguments: values)
    fileprivate func values(attempt: Attempt) throws { try check(attempt) }

    private static let values = [
        Attempt("offer.freeTrial", "free!", .requiredArgumentMissing),
        Attempt("offer.freeTrial", "a week free, then {pricePerPeriod}", .requiredArgumentMissing),
        Attempt("offer.freeTrial", "{trialDurationCount} free, then {pricePerPeriod}", .requiredArgumentMissing),
        Attempt("offer.freeTrial", "{trialDuration} free, then '{pricePerPeriod}'", .requiredArgumentMissing),
        Attempt("offer.freeTrial", "{trialDuration} free, then {offerPrice}", .argumentNotOffered),
        Attempt("offer.payUpFront", "{price} for {offerDuration}, then {offerPrice}", .chargingPeriodMissing),
        Attempt("callToAction.buy", "buy", .requiredArgumentMissing),
        Attempt(
            "callToAction.buy.quantity",
            "buy {quantity, plural, one {one} other {several}} for {price}",
            .requiredArgumentMissing
        ),
        Attempt("callToAction.buy.quantity", "buy {quantity, plural, one {one} other {#}} for {price}", nil),
        Attempt(
            "callToAction.buy.quantity",
            "buy {quantity} {quantity, plural, one {for {price}} other {cheap}}",
            .requiredArgumentMissing
        ),
        // No number of pieces is 1,000,001 in tests, but one could be.
        Attempt(
            "callToAction.buy.quantity",
            "buy {quantity} {quantity, plural, =1000000 {for {price}} other {}}",
            .requiredArgumentMissing
        ),
        Attempt(
            "status.commitment.detail",
            "{paymentsLeft, plural, one {One payment left.} other {Some payments left.}}",
            .requiredArgumentMissing
        ),
        Attempt(
            "status.commitment.detail",
            "{paymentsLeft, plural, offset:1 one {# left} other {# left}}",
            .requiredArgumentMissing
        ),
        Attempt("status.freeTrial.headline.soon", "free trial ends soon", .requiredArgumentMissing),
        Attempt("commitment", "{pricePerPeriod}, {total} in total", .requiredArgumentMissing),
        Attempt("commitment.badge", "with a commitment", .requiredArgumentMissing),
        Attempt(
            "disclosure.oneTime",
            "You pay {store, select, appStore {{price}} other {later}}.",
            .requiredArgumentMissing
        ),
        Attempt("disclosure.cancel", "Cancel whenever you like.", .requiredArgumentMissing),
        Attempt(
            "disclosure.cancel",
            "{store, select, appStore {Cancel any time.} other {Cancel any time.}}",
            .requiredArgumentMissing
        ),
        Attempt(
            "disclosure.cancel",
            "{store, select, appStore {Cancel 24 hours before the period ends.} other {Cancel before it ends.}}",
            nil
        ),
        Attempt("disclosure.cancel.merchant", "You can cancel in your account.", .requiredArgumentMissing),
        Attempt("disclosure.unknownEligibility", "You see whether an offer applies before you confirm.", nil),
        Attempt("eligibility.introductory", "Eligible for an introductory offer.", .requiredArgumentMissing),
        Attempt("price.free", "{price}", .argumentNotOffered),
        Attempt("callToAction.free", "get it for {price}", .argumentNotOffered),
        Attempt("offerBadge.freeTrial", "{pricePerPeriod}", .argumentNotOffered),
        Attempt("plusTax", "plus tax", .requiredArgumentMissing),
        Attempt("offer.freeTrial", "{trialDuratoin} free, then {pricePerPeriod}", .badPattern),
        Attempt("offer.freeTrial", "{trialDuration free, then {pricePerPeriod}", .badPattern),
        Attempt("offer.freeTrial", "{trialDuration_nominal} free, then {pricePerPeriod}", .missingForm),
        Attempt("offer.freeTrial", "{trialDuration} free, then {pricePerPeriod_cheap}", .missingForm),
        Attempt("callToAction.subscribe", "\u{200B}", .badPattern),
    ]

    @Test("Amounts that are written out", arguments: literals)
    fileprivate func literals(attempt: Attempt) throws { try check(attempt) }

    private static let literals = [
        Attempt("callToAction.subscribe", "subscribe for $9.99 a month", .requiredArgumentMissing),
        Attempt("callToAction.subscribe", "{pricePerPeriod} instead of $19.99", .literalAmount),
        Attempt("callToAction.subscribe", "{pricePerPeriod} statt 19,99", .literalAmount, in: "de"),
        Attempt("promo", "Nur 9,99 im Monat!", .literalAmount, in: "de"),
        Attempt("promo", "Only USD 10 a month!", .literalAmount),
        Attempt("promo", "Only 10 dollars a month!", .literalAmount),
        Attempt("promo", "Nur 10 Euro!", .literalAmount, in: "de"),
        Attempt("promo", "Bara 99 kr!", .literalAmount, in: "sv"),
        Attempt("promo", "月額980円", .literalAmount, in: "ja"),
        Attempt("promo", "$９.９９ only", .literalAmount),
        Attempt("promo", "only ９．９９", .literalAmount),
        Attempt("promo", "only 9.\u{200B}99", .literalAmount),
        Attempt("promo", "only $\u{2060}⁹·⁹⁹", .literalAmount),
        Attempt("promo", "٩٫٩٩ فقط", .literalAmount, in: "ar"),
        Attempt("promo", "{seats, plural, one {$9} other {less}}.99", .literalAmount),
        Attempt("promo", "${cycles} off", .literalAmount),
        Attempt("promo", "${price}", .literalAmount),
        Attempt("promo", "{store, select, appStore {€ 5} other {{price}}}", .literalAmount),
        Attempt("duration.every", "{count, plural, other {for $9.99 every {duration}}}", .literalAmount),
        Attempt("promo", "12-month plan with 24/7 support, 4.5 stars, 50,000 songs", nil),
        Attempt("promo", "Bis 31.12. zum alten Preis: {price}, Version 2.0", nil, in: "de"),
        Attempt("promo", "Save 50% today: {price}", nil),
    ]

    @Test("Forms", arguments: forms)
    fileprivate func forms(attempt: Attempt) throws { try check(attempt) }

    private static let forms = [
        Attempt("duration.every", "each month", .requiredArgumentMissing),
        Attempt("duration.every", "every {count}", .requiredArgumentMissing),
        Attempt("duration.every", "every {duration}", nil),
        Attempt(
            "duration.first",
            "{unit, select, day {the first day} week {the first week} month {the first month} year {the first year} other {the first {duration}}}",
            .requiredArgumentMissing
        ),
        Attempt("duration.month", "{count} months", nil),
        Attempt("duration.month", "a month", .requiredArgumentMissing),
        Attempt("duration.every", "{duration_every}", .formCycle),
        Attempt("date.badge", "soon", .requiredArgumentMissing),
        Attempt("date.badge", "{day} {monthName}", .requiredArgumentMissing),
        Attempt("date.badge", "{day} {monthName} {year}", nil),
    ]

    @Test("Keys", arguments: keys)
    fileprivate func keys(attempt: Attempt) throws { try check(attempt) }

    private static let keys = [
        Attempt("callToAction.subscrib", "subscribe for {pricePerPeriod}", .unknownKey),
        Attempt("calltoaction.subscribe", "subscribe for {pricePerPeriod}", .unknownKey),
        Attempt("calToAction.subscribe", "subscribe for {pricePerPeriod}", .unknownKey),
        Attempt("offer.weekly", "{price}", .unknownKey),
        Attempt("frequncy", "{period_every}", .unknownKey),
        Attempt("callToAction", "subscribe", .reservedKey),
        Attempt("pricePerMonth", "{price}", .reservedKey),
        Attempt("name", "{product}", .reservedKey),
        Attempt("billing", "{product}: {pricePerPeriod}", nil),
        Attempt("trialEnd", "your trial ends after {trialDuration}", nil),
        Attempt("promo.headline", "{product}", nil),
        Attempt("duration.evrey", "every {duration}", .unknownKey),
    ]

    @Test("Regions and new languages", arguments: languages)
    fileprivate func languages(attempt: Attempt) throws { try check(attempt) }

    private static let languages = [
        Attempt("callToAction.subscribe", "subscribe for {price}", .chargingPeriodMissing, in: "en-GB"),
        // The form and the price per period are those of English.
        Attempt("callToAction.subscribe", "subscribe for {pricePerPeriod}", nil, in: "en-GB"),
        Attempt(
            "offer.payAsYouGo",
            "{offerPrice} {offerPeriod_every} for {offerDuration_first}, then {pricePerPeriod}",
            nil,
            in: "en-ZA"
        ),
        Attempt("callToAction.subscribe", "Für {price} abonnieren", .chargingPeriodMissing, in: "de-AT"),
        Attempt("callToAction.buy", "prynu am {price}", nil, in: "cy"),
        Attempt("callToAction.buy", "prynu", .requiredArgumentMissing, in: "cy"),
        // No message of Welsh states a price with its period.
        Attempt("callToAction.subscribe", "tanysgrifio am {pricePerPeriod}", .missingForm, in: "cy"),
        Attempt("pricePerPeriod", "{price} y mis", .chargingPeriodMissing, in: "cy"),
        Attempt("callToAction.subscribe", "Pour {pricePerPeriod}", nil, in: "fr-CA"),
        Attempt("callToAction.subscribe", "pour 9 $", .requiredArgumentMissing, in: "fr-CA"),
    ]

    private func check(_ attempt: Attempt) throws {
        let library = try attempt.library()
        let codes = library.diagnostics.map { CatalogCode($0) }
        guard let code = attempt.code else {
            #expect(codes.isEmpty, "\(library.diagnostics)")
            return
        }
        #expect(codes.contains(code), "\(library.diagnostics)")
        #expect(library.diagnostics.allSatisfy { $0.consequence == "the message is not used" && $0.severity == .error })
        #expect(library.diagnostics.allSatisfy { $0.place.key == attempt.key && $0.place.file == "own.arb" })
        // The words before it are used.
        let bundle = try library.messages(for: LocaleTag(attempt.locale))
        #expect(!bundle.ownKeys.contains(attempt.key))
        let entry = try library.catalog(for: LocaleTag(attempt.locale))?.entry(for: attempt.key)
        #expect(entry?.file != "own.arb")
        #expect(try Language(attempt.locale, catalogs: library).diagnostics.contains { CatalogCode($0) == code })
    }

    @Test("A key that looks like a built-in one is a line of one's own where the file declares it")
    fileprivate func declared() throws {
        for key in ["offer.weekly", "callToAction.subscrib", "frequncy"] {
            let library = try Attempt(key, "{product}", nil).library(declared: true)
            #expect(library.diagnostics.isEmpty && library.ownKeys == [key])
        }
        // The name of a line is its messages'.
        #expect(try Attempt("callToAction", "{product}", nil).library(declared: true).ownKeys.isEmpty)
    }

    @Test("A suggestion names the key that was meant, and a line its messages")
    fileprivate func suggestions() throws {
        let misspelt = try Attempt("callToAction.subscrib", "{pricePerPeriod}", nil).library().diagnostics
        #expect(misspelt.first?.message.hasSuffix(#"did you mean "callToAction.subscribe"?"#) == true)
        let line = try Attempt("callToAction", "x", nil).library().diagnostics
        #expect(line.first?.message.contains(#""callToAction.subscribe", "callToAction.commitment""#) == true)
        let argument = try Attempt("offer.freeTrial", "{trialDuratoin}", nil).library().diagnostics
        #expect(argument.first?.message.hasSuffix(#"did you mean "trialDuration"?"#) == true)
        let brace = try Attempt("offer.freeTrial", "{trialDuration", nil).library().diagnostics
        #expect(brace.first?.message.contains("found a brace without its partner, expected a } for each {") == true)
    }
}
