import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing

/// A message of one's own, and why it must not be used; nil where it is right.
struct OwnWordsAttempt: CustomTestStringConvertible {
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
    @Test("How often an amount is charged", arguments: chargingRows)
    func charging(attempt: OwnWordsAttempt) throws { try check(attempt) }

    private static let chargingRows = [
        OwnWordsAttempt(
            "offer.payAsYouGo",
            "only {offerPrice} for {offerDuration_first}, then {pricePerPeriod}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt(
            "offer.payAsYouGo",
            "{offerPricePerPeriod} for {offerDuration_first}, then {price}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt(
            "offer.payAsYouGo",
            "{offerPrice} {offerPeriod_every} for {offerDuration_first}, then {pricePerPeriod}",
            nil
        ),
        OwnWordsAttempt(
            "offer.payAsYouGo",
            "{offerPrice} × {cycles} for {offerDuration_first}, then {pricePerPeriod}",
            nil
        ),
        OwnWordsAttempt(
            "offer.payAsYouGo",
            "{cycles, plural, one {once {offerPrice}} other {{offerPrice} each}} for {offerDuration}, then {pricePerPeriod}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt(
            "offer.payAsYouGo",
            "{cycles, plural, offset:1 one {#×} other {#×}} {offerPrice} for {offerDuration}, then {pricePerPeriod}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt("pricePerPeriod", "{price} monthly", .chargingPeriodMissing),
        OwnWordsAttempt("pricePerPeriod", "{price}", .chargingPeriodMissing),
        OwnWordsAttempt("pricePerPeriod", "{price} {period_every}", nil),
        OwnWordsAttempt("pricePerPeriod", "{price} every {periodCount} months", .chargingPeriodMissing),
        OwnWordsAttempt("pricePerPeriod", "{price} {frequency}", .argumentNotOffered),
        OwnWordsAttempt(
            "pricePerPeriod",
            "\(units("daily", "weekly", "monthly", "yearly"))",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {\(units("daily", "weekly", "monthly", "yearly"))} other {\(every)}}",
            nil
        ),
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, one {\(units("daily", "weekly", "monthly", "yearly"))} other {\(every)}}",
            nil
        ),
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {\(units("monthly", "monthly", "monthly", "yearly"))} other {\(every)}}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {{periodUnit, select, year {{price} a year} other {{price} a month}}} other {\(every)}}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {{price} a month} other {\(every)}}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {{price} every {period}} other {{price} every # months}}",
            .chargingPeriodMissing
        ),
        // Russian has one category for 1, 21 and 31.
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, one {\(units("в день", "в неделю", "в месяц", "в год"))} few {\(every)} many {\(every)} other {\(every)}}",
            .chargingPeriodMissing,
            in: "ru"
        ),
        OwnWordsAttempt("pricePerUnit", "just {price} a month", .chargingPeriodMissing),
        OwnWordsAttempt("pricePerUnit", "\(units("daily", "weekly", "monthly", "yearly"))", nil),
        OwnWordsAttempt(
            "pricePerUnit.exact",
            "{periodUnit, select, day {{price} a day} other {{price} a month}}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt("callToAction.subscribe", "only {price}!", .chargingPeriodMissing),
        OwnWordsAttempt("callToAction.subscribe", "{price}/month", .chargingPeriodMissing),
        OwnWordsAttempt("callToAction.subscribe", "{pricePerPeriod_short}", nil),
        OwnWordsAttempt(
            "callToAction.payAsYouGo",
            "get {offerDuration_first} for {offerPrice}",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt("callToAction.prepaid", "buy for {price}", .requiredArgumentMissing),
        OwnWordsAttempt("seats", "{seats} seats, {unitPrice} each", .chargingPeriodMissing),
        OwnWordsAttempt("seats", "{seats} seats, {unitPrice} per seat {period_every}", nil),
        OwnWordsAttempt("savings.amount", "save {savingAmount}", .chargingPeriodMissing),
        OwnWordsAttempt("savings.comparison", "save {percent} compared with {referencePrice}", .chargingPeriodMissing),
        OwnWordsAttempt("pricePerPeriod.withUnitPrice", "{pricePerPeriod} ({unitPrice})", .chargingPeriodMissing),
        OwnWordsAttempt(
            "pricePerPeriod.withUnitPrice",
            "{price} {period_every} ({unitPrice} {period_every})",
            .chargingPeriodMissing
        ),
        OwnWordsAttempt("status.thenCharged.price", "Then {renewalPrice}.", .chargingPeriodMissing),
        OwnWordsAttempt("disclosure.regular", "You pay {price} per month.", .chargingPeriodMissing),
        OwnWordsAttempt("callToAction.subscribe", "{pricePerPeriod}, billed monthly", .literalPeriod),
        OwnWordsAttempt("disclosure.regular", "You pay {price} per month ({period}).", .literalPeriod),
        OwnWordsAttempt("promo", "Just {price} a month!", .literalPeriod),
        OwnWordsAttempt("promo", "Nur {price} im Monat!", .literalPeriod, in: "de"),
        OwnWordsAttempt("promo", "{product}: 12 months of music", nil),
        OwnWordsAttempt(
            "pricePerPeriod",
            "{periodCount, plural, =1 {\(units("a day", "a week", "a year", "a month"))} other {\(every)}}",
            .literalPeriod
        ),
        OwnWordsAttempt("frequency", "monthly", .requiredArgumentMissing),
        OwnWordsAttempt("frequency", "{period_every}", nil),
        OwnWordsAttempt("period.unit", "month", .requiredArgumentMissing),
        OwnWordsAttempt("savings.time", "save {savingDuration} every year", .requiredArgumentMissing),
    ]

    @Test("Amounts, lengths and numbers", arguments: valuesRows)
    func values(attempt: OwnWordsAttempt) throws { try check(attempt) }

    private static let valuesRows = [
        OwnWordsAttempt("offer.freeTrial", "free!", .requiredArgumentMissing),
        OwnWordsAttempt("offer.freeTrial", "a week free, then {pricePerPeriod}", .requiredArgumentMissing),
        OwnWordsAttempt(
            "offer.freeTrial",
            "{trialDurationCount} free, then {pricePerPeriod}",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt("offer.freeTrial", "{trialDuration} free, then '{pricePerPeriod}'", .requiredArgumentMissing),
        OwnWordsAttempt("offer.freeTrial", "{trialDuration} free, then {offerPrice}", .argumentNotOffered),
        OwnWordsAttempt("offer.payUpFront", "{price} for {offerDuration}, then {offerPrice}", .chargingPeriodMissing),
        OwnWordsAttempt("callToAction.buy", "buy", .requiredArgumentMissing),
        OwnWordsAttempt(
            "callToAction.buy.quantity",
            "buy {quantity, plural, one {one} other {several}} for {price}",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt("callToAction.buy.quantity", "buy {quantity, plural, one {one} other {#}} for {price}", nil),
        OwnWordsAttempt(
            "callToAction.buy.quantity",
            "buy {quantity} {quantity, plural, one {for {price}} other {cheap}}",
            .requiredArgumentMissing
        ),
        // No number of pieces is 1,000,001 in tests, but one could be.
        OwnWordsAttempt(
            "callToAction.buy.quantity",
            "buy {quantity} {quantity, plural, =1000000 {for {price}} other {}}",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt(
            "status.commitment.detail",
            "{paymentsLeft, plural, one {One payment left.} other {Some payments left.}}",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt(
            "status.commitment.detail",
            "{paymentsLeft, plural, offset:1 one {# left} other {# left}}",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt("status.freeTrial.headline.soon", "free trial ends soon", .requiredArgumentMissing),
        OwnWordsAttempt("commitment", "{pricePerPeriod}, {total} in total", .requiredArgumentMissing),
        OwnWordsAttempt("commitment.badge", "with a commitment", .requiredArgumentMissing),
        OwnWordsAttempt(
            "disclosure.oneTime",
            "You pay {store, select, appStore {{price}} other {later}}.",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt("disclosure.cancel", "Cancel whenever you like.", .requiredArgumentMissing),
        OwnWordsAttempt(
            "disclosure.cancel",
            "{store, select, appStore {Cancel any time.} other {Cancel any time.}}",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt(
            "disclosure.cancel",
            "{store, select, appStore {Cancel 24 hours before the period ends.} other {Cancel before it ends.}}",
            nil
        ),
        OwnWordsAttempt("disclosure.cancel.merchant", "You can cancel in your account.", .requiredArgumentMissing),
        OwnWordsAttempt("disclosure.unknownEligibility", "You see whether an offer applies before you confirm.", nil),
        OwnWordsAttempt("eligibility.introductory", "Eligible for an introductory offer.", .requiredArgumentMissing),
        OwnWordsAttempt("price.free", "{price}", .argumentNotOffered),
        OwnWordsAttempt("callToAction.free", "get it for {price}", .argumentNotOffered),
        OwnWordsAttempt("offerBadge.freeTrial", "{pricePerPeriod}", .argumentNotOffered),
        OwnWordsAttempt("plusTax", "plus tax", .requiredArgumentMissing),
        OwnWordsAttempt("offer.freeTrial", "{trialDuratoin} free, then {pricePerPeriod}", .badPattern),
        OwnWordsAttempt("offer.freeTrial", "{trialDuration free, then {pricePerPeriod}", .badPattern),
        OwnWordsAttempt("offer.freeTrial", "{trialDuration_nominal} free, then {pricePerPeriod}", .missingForm),
        OwnWordsAttempt("offer.freeTrial", "{trialDuration} free, then {pricePerPeriod_cheap}", .missingForm),
        OwnWordsAttempt("callToAction.subscribe", "\u{200B}", .badPattern),
    ]

    @Test("Amounts that are written out", arguments: literalsRows)
    func literals(attempt: OwnWordsAttempt) throws { try check(attempt) }

    private static let literalsRows = [
        OwnWordsAttempt("callToAction.subscribe", "subscribe for $9.99 a month", .requiredArgumentMissing),
        OwnWordsAttempt("callToAction.subscribe", "{pricePerPeriod} instead of $19.99", .literalAmount),
        OwnWordsAttempt("callToAction.subscribe", "{pricePerPeriod} statt 19,99", .literalAmount, in: "de"),
        OwnWordsAttempt("promo", "Nur 9,99 im Monat!", .literalAmount, in: "de"),
        OwnWordsAttempt("promo", "Only USD 10 a month!", .literalAmount),
        OwnWordsAttempt("promo", "Only 10 dollars a month!", .literalAmount),
        OwnWordsAttempt("promo", "Nur 10 Euro!", .literalAmount, in: "de"),
        OwnWordsAttempt("promo", "Bara 99 kr!", .literalAmount, in: "sv"),
        OwnWordsAttempt("promo", "月額980円", .literalAmount, in: "ja"),
        OwnWordsAttempt("promo", "$９.９９ only", .literalAmount),
        OwnWordsAttempt("promo", "only ９．９９", .literalAmount),
        OwnWordsAttempt("promo", "only 9.\u{200B}99", .literalAmount),
        OwnWordsAttempt("promo", "only $\u{2060}⁹·⁹⁹", .literalAmount),
        OwnWordsAttempt("promo", "٩٫٩٩ فقط", .literalAmount, in: "ar"),
        OwnWordsAttempt("promo", "{seats, plural, one {$9} other {less}}.99", .literalAmount),
        OwnWordsAttempt("promo", "${cycles} off", .literalAmount),
        OwnWordsAttempt("promo", "${price}", .literalAmount),
        OwnWordsAttempt("promo", "{store, select, appStore {€ 5} other {{price}}}", .literalAmount),
        OwnWordsAttempt("duration.every", "{count, plural, other {for $9.99 every {duration}}}", .literalAmount),
        OwnWordsAttempt("promo", "12-month plan with 24/7 support, 4.5 stars, 50,000 songs", nil),
        OwnWordsAttempt("promo", "Bis 31.12. zum alten Preis: {price}, Version 2.0", nil, in: "de"),
        OwnWordsAttempt("promo", "Save 50% today: {price}", nil),
    ]

    @Test("Forms", arguments: formsRows)
    func forms(attempt: OwnWordsAttempt) throws { try check(attempt) }

    private static let formsRows = [
        OwnWordsAttempt("duration.every", "each month", .requiredArgumentMissing),
        OwnWordsAttempt("duration.every", "every {count}", .requiredArgumentMissing),
        OwnWordsAttempt("duration.every", "every {duration}", nil),
        OwnWordsAttempt(
            "duration.first",
            "{unit, select, day {the first day} week {the first week} month {the first month} year {the first year} other {the first {duration}}}",
            .requiredArgumentMissing
        ),
        OwnWordsAttempt("duration.month", "{count} months", nil),
        OwnWordsAttempt("duration.month", "a month", .requiredArgumentMissing),
        OwnWordsAttempt("duration.every", "{duration_every}", .formCycle),
        OwnWordsAttempt("date.badge", "soon", .requiredArgumentMissing),
        OwnWordsAttempt("date.badge", "{day} {monthName}", .requiredArgumentMissing),
        OwnWordsAttempt("date.badge", "{day} {monthName} {year}", nil),
    ]

    @Test("Keys", arguments: keysRows)
    func keys(attempt: OwnWordsAttempt) throws { try check(attempt) }

    private static let keysRows = [
        OwnWordsAttempt("callToAction.subscrib", "subscribe for {pricePerPeriod}", .unknownKey),
        OwnWordsAttempt("calltoaction.subscribe", "subscribe for {pricePerPeriod}", .unknownKey),
        OwnWordsAttempt("calToAction.subscribe", "subscribe for {pricePerPeriod}", .unknownKey),
        OwnWordsAttempt("offer.weekly", "{price}", .unknownKey),
        OwnWordsAttempt("frequncy", "{period_every}", .unknownKey),
        OwnWordsAttempt("callToAction", "subscribe", .reservedKey),
        OwnWordsAttempt("pricePerMonth", "{price}", .reservedKey),
        OwnWordsAttempt("name", "{product}", .reservedKey),
        OwnWordsAttempt("billing", "{product}: {pricePerPeriod}", nil),
        OwnWordsAttempt("trialEnd", "your trial ends after {trialDuration}", nil),
        OwnWordsAttempt("promo.headline", "{product}", nil),
        OwnWordsAttempt("duration.evrey", "every {duration}", .unknownKey),
    ]

    @Test("Regions and new languages", arguments: languagesRows)
    func languages(attempt: OwnWordsAttempt) throws { try check(attempt) }

    private static let languagesRows = [
        OwnWordsAttempt("callToAction.subscribe", "subscribe for {price}", .chargingPeriodMissing, in: "en-GB"),
        // The form and the price per period are those of English.
        OwnWordsAttempt("callToAction.subscribe", "subscribe for {pricePerPeriod}", nil, in: "en-GB"),
        OwnWordsAttempt(
            "offer.payAsYouGo",
            "{offerPrice} {offerPeriod_every} for {offerDuration_first}, then {pricePerPeriod}",
            nil,
            in: "en-ZA"
        ),
        OwnWordsAttempt("callToAction.subscribe", "Für {price} abonnieren", .chargingPeriodMissing, in: "de-AT"),
        OwnWordsAttempt("callToAction.buy", "prynu am {price}", nil, in: "cy"),
        OwnWordsAttempt("callToAction.buy", "prynu", .requiredArgumentMissing, in: "cy"),
        // No message of Welsh states a price with its period.
        OwnWordsAttempt("callToAction.subscribe", "tanysgrifio am {pricePerPeriod}", .missingForm, in: "cy"),
        OwnWordsAttempt("pricePerPeriod", "{price} y mis", .chargingPeriodMissing, in: "cy"),
        OwnWordsAttempt("callToAction.subscribe", "Pour {pricePerPeriod}", nil, in: "fr-CA"),
        OwnWordsAttempt("callToAction.subscribe", "pour 9 $", .requiredArgumentMissing, in: "fr-CA"),
    ]

    private func check(_ attempt: OwnWordsAttempt) throws {
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
    func declared() throws {
        for key in ["offer.weekly", "callToAction.subscrib", "frequncy"] {
            let library = try OwnWordsAttempt(key, "{product}", nil).library(declared: true)
            #expect(library.diagnostics.isEmpty && library.ownKeys == [key])
        }
        // The name of a line is its messages'.
        #expect(try OwnWordsAttempt("callToAction", "{product}", nil).library(declared: true).ownKeys.isEmpty)
    }

    @Test("A suggestion names the key that was meant, and a line its messages")
    func suggestions() throws {
        let misspelt = try OwnWordsAttempt("callToAction.subscrib", "{pricePerPeriod}", nil).library().diagnostics
        #expect(misspelt.first?.message.hasSuffix(#"did you mean "callToAction.subscribe"?"#) == true)
        let line = try OwnWordsAttempt("callToAction", "x", nil).library().diagnostics
        #expect(line.first?.message.contains(#""callToAction.subscribe", "callToAction.commitment""#) == true)
        let argument = try OwnWordsAttempt("offer.freeTrial", "{trialDuratoin}", nil).library().diagnostics
        #expect(argument.first?.message.hasSuffix(#"did you mean "trialDuration"?"#) == true)
        let brace = try OwnWordsAttempt("offer.freeTrial", "{trialDuration", nil).library().diagnostics
        #expect(brace.first?.message.contains("found a brace without its partner, expected a } for each {") == true)
    }
}
