import Paywright
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("A length of several units is joined as the language joins, its word once")
struct JoinedLengthTests {
    private func text(_ locale: String, _ length: CalendarDuration) throws -> String {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        return bundle.format(length, form: nil).string.replacing("\u{A0}", with: " ")
    }

    @Test(
        "Three parts",
        arguments: [
            ("en", "1 year, 1 month and 1 day"), ("de", "1 Jahr, 1 Monat und 1 Tag"), ("da", "1 år, 1 måned og 1 dag"),
            ("nb", "1 år, 1 måned og 1 dag"), ("sv", "1 år, 1 månad och 1 dag"), ("nl", "1 jaar, 1 maand en 1 dag"),
            ("it", "1 anno, 1 mese e 1 giorno"), ("pt-BR", "1 ano, 1 mês e 1 dia"), ("cs", "1 rok, 1 měsíc a 1 den"),
            ("ru", "1 год 1 месяц и 1 день"), ("zh-Hans", "1 年 1 个月零 1 天"), ("ja", "1年1か月1日"),
        ]
    )
    func three(locale: String, expected: String) throws {
        let length = try #require(CalendarDuration(years: 1, months: 1, days: 1))
        let written = try text(locale, length)
        #expect(written == expected || written == expected.replacing(" ", with: ""), "\(written)")
    }

    /// The word that joins two parts, where the catalog has one.
    private func word(_ locale: String) throws -> String? {
        let catalogs = try CatalogLibrary.builtin().speakers(for: LocaleTag(locale))
        guard let pattern = catalogs.first?.metadata.lengthList else { return nil }
        let word = pattern.dropFirst(3).dropLast(3)
        return word.contains(where: \.isLetter) ? String(word) : nil
    }

    @Test("The word stands before the last part alone", arguments: try SnapshotTests.locales)
    func once(locale: String) throws {
        guard let word = try word(locale) else { return }
        let lengths = [
            CalendarDuration(years: 1, months: 2), CalendarDuration(years: 3, months: 2, days: 5),
            CalendarDuration(years: 3, months: 2, weeks: 2, days: 5),
        ]
        for length in lengths {
            // Between words a space stands on both sides, no-break or not; Chinese has none.
            let written = try text(locale, try #require(length))
            #expect(written.ranges(of: word.replacing("\u{A0}", with: " ")).count == 1, "\(written)")
        }
    }
}
