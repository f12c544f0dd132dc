import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

@testable import Paywright

@Suite("The time of day in a status")
struct TimeOfDayTests {
    private func detail(
        _ situation: SubscriptionSituation,
        in timeZone: String? = "Europe/Berlin",
        at now: String = "2026-11-20T12:00:00Z",
        locale: String = "en",
        storefront: String? = nil,
        _ style: TimeStyle = .automatic
    ) throws -> String {
        let formatter = try StatusFormatter(
            locale: locale,
            timeZone: timeZone,
            options: StatusOptions(timeStyle: style)
        )
        let purchase = CustomerStatus.Purchase(
            store: .stripe,
            productID: "pro",
            situation: situation,
            storefront: storefront
        )
        let lines = formatter.lines(for: purchase, now: try #require(Instant(rfc3339: now)))
        #expect(lines.diagnostics.isEmpty)
        return try #require(lines[.detail]).string.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    private func instant(_ text: String) throws -> Instant { try #require(Instant(rfc3339: text)) }

    @Test(
        "What ends in less than 48 hours has its time of day; where no zone is stated, that of UTC, or the day of the country alone",
        arguments: [
            ("2026-11-20T13:30:00Z", "Europe/Berlin", nil, "Your access ends on November 20, 2026 at 2:30 PM."),
            ("2026-11-22T11:59:59Z", "Europe/Berlin", nil, "Your access ends on November 22, 2026 at 12:59 PM."),
            ("2026-11-22T12:00:00Z", "Europe/Berlin", nil, "Your access ends on November 22, 2026."),
            ("2026-11-20T13:30:00Z", nil, nil, "Your access ends on November 20, 2026 at 1:30 PM (UTC)."),
            ("2026-11-22T12:00:00Z", nil, nil, "Your access ends on November 22, 2026."),
            ("2026-11-20T22:00:00Z", nil, "JPN", "Your access ends on November 21, 2026."),
        ] as [(String, String?, String?, String)]
    )
    func automatic(end: String, zone: String?, storefront: String?, sentence: String) throws {
        let text = try detail(.nonRenewing(until: try instant(end)), in: zone, storefront: storefront)
        #expect(text.hasPrefix(sentence + " "), "\(text)")
    }

    @Test("Never, or beside each end and each charge; a last day to cancel stays a day, and what has passed too")
    func styles() throws {
        let (soon, later) = (try instant("2026-11-21T08:00:00Z"), try instant("2026-12-05T08:00:00Z"))
        let next = NextRenewal(date: later, price: Price("9.99", "USD"))
        #expect(try detail(.cancelled(until: soon), .none).hasSuffix("Your access ends on November 21, 2026."))
        #expect(
            try detail(.cancelled(until: later), .short).hasSuffix("Your access ends on December 5, 2026 at 9:00 AM.")
        )
        let renewal = try detail(.active(next), .short)
        #expect(renewal.contains("renews automatically for $9.99 on December 5, 2026 at 9:00 AM."), "\(renewal)")
        #expect(renewal.contains("cancel on or before December 4, 2026."), "\(renewal)")
        // A charge that is near: a store makes it some hours before or after.
        let charge = try detail(.active(NextRenewal(date: soon, price: Price("9.99", "USD"))))
        #expect(charge.contains("on November 21, 2026."), "\(charge)")
        let ended = try detail(.nonRenewingEnded(on: try instant("2026-11-20T08:00:00Z")), .short)
        #expect(ended == "Your access ended on November 20, 2026.")
    }

    @Test("A zone that is assumed is named: the day and the time are those of UTC", arguments: [nil, "JPN", "USA"])
    func assumedZone(storefront: String?) throws {
        let text = try detail(
            .cancelled(until: try instant("2026-11-21T20:00:00Z")),
            in: nil,
            storefront: storefront,
            .short
        )
        #expect(text.hasSuffix("Your access ends on November 21, 2026 at 8:00 PM (UTC)."), "\(text)")
    }

    @Test(
        "The time stands after the form of the date that the sentence asks for, and before its ending",
        arguments: [
            ("de", "Dein Zugang endet am 20. November 2026 um 14:30 Uhr."),
            ("hu", "A hozzáférése 2026. november 20-án 14:30-kor megszűnik."),
            ("it", "Il tuo accesso termina il 20 novembre 2026 alle ore 14:30."),
            ("pl", "Twój dostęp wygasa 20 listopada 2026 r. o godz. 14:30."),
            ("el", "Η πρόσβασή σας λήγει στις 20 Νοεμβρίου 2026, ώρα 2:30 μ.μ."),
            ("ja", "利用期間は2026年11月20日 14:30に終了します。"),
            ("ca", "L’accés s’acaba el 20 de novembre de 2026 (14:30)."),
            ("ru", "Доступ закончится 20 ноября 2026 г. (14:30)."),
            ("hi", "आपका ऐक्सेस 20 नवंबर 2026 (2:30 pm) को समाप्त होगा।"),
            ("tr", "Erişiminiz 20 Kasım 2026 (14:30) tarihinde sona erecek."),
            ("vi", "Quyền truy cập của bạn kết thúc vào ngày 20 tháng 11 năm 2026 lúc 14:30."),
            ("he", "הגישה שלך תסתיים ב-20 בנובמבר 2026 בשעה 14:30."),
        ]
    )
    func forms(locale: String, sentence: String) throws {
        let text = try detail(.nonRenewing(until: try instant("2026-11-20T13:30:00Z")), locale: locale)
            .replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
        #expect(text.hasPrefix(sentence), "\(text)")
    }

    @Test(
        "Every language writes the hour and the minute, in every style of dates",
        arguments: try SnapshotTests.locales
    )
    func everyLanguage(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let instant = try #require(Instant(rfc3339: "2026-11-20T08:37:00Z"))
        for style in DateStyle.allCases where style != .none {
            func text(_ time: MessageDate.TimeOfDay) -> String {
                let date = MessageDate(instant, timeZone: "UTC", style: style, time: time)
                let text = bundle.format(.date(date), as: .date)
                #expect(text.diagnostics.isEmpty && text.parts.count == 1)
                return String(text.string.filter { !$0.isWhitespace })
            }
            let (day, time, zone) = (text(.none), text(.time), text(.timeAndZone))
            #expect(time != day && zone != time && zone.contains("UTC"), "\(day) \(time) \(zone)")
            // Once: a value that is kept for the day has no time of another.
            #expect(text(.none) == day)
            let digits = time.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
            #expect(digits.contains("837"), "\(time)")
        }
    }
}
