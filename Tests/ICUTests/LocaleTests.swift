import CPaywrightICU
import Testing

@Suite("Locale")
struct LocaleTests {
    private func canonical(_ identifier: String) throws -> String {
        try text { cicu_locale_canonicalize(identifier, $0, $1, $2) }
    }

    @Test(arguments: [
        ("de", "latn"), ("mr", "deva"), ("bn", "beng"), ("ar-EG", "arab"), ("hi", "latn"), ("ar-u-nu-latn", "latn"),
    ])
    func numberingSystemsAreCLDRs(locale: String, expected: String) throws {
        #expect(try text { cicu_locale_numbering_system(locale, $0, $1, $2) } == expected)
    }

    @Test(arguments: [
        ("de", "de"), ("DE-at", "de-AT"), ("zh-hant-hk", "zh-Hant-HK"), ("es-419", "es-419"), ("und", "und"),
        ("root", "und"), ("zh_CN", "zh-CN"), ("zh_Hans_CN", "zh-Hans-CN"), ("de_DE.UTF-8", "de-DE"),
        ("de_DE.UTF-8@euro", "de-DE"), ("de@euro", "de"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
        ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("sr-Cyrl-RS@latin", "sr-Cyrl-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
        ("de-1996", "de-1996"),
        // POSIX is no language.
        ("C", "en-US"), ("C.UTF-8", "en-US"), ("POSIX", "en-US"), ("en_US_POSIX", "en-US"),
        ("en-US-u-va-posix", "en-US"), ("en-US-u-nu-latn-va-posix", "en-US-u-nu-latn"),
        // CLDR's aliases.
        ("iw", "he"), ("in", "id"), ("tl", "fil"), ("sh", "sr-Latn"), ("cmn-TW", "zh-TW"),
        // An extension whose value is ICU's word for "true" has nothing left of it.
        ("ja-k-yes", "ja"), ("en-a-b1-k-yes-u-nu-latn", "en-a-b1-u-nu-latn"), ("en-t-yes-x-k", "en-x-k"),
        // Private use stays, whatever ICU would make of it.
        ("ja-x-yes", "ja-x-yes"), ("en-u-nu-latn-x-true", "en-u-nu-latn-x-true"),
        ("un-x-oc-lVariant-Jc", "un-x-oc-lvariant-jc"), ("de-x-lvariant-abcde", "de-x-lvariant-abcde"),
        ("en-X-U-nu-Latn", "en-x-u-nu-latn"),
        // Keywords stay.
        ("ar-u-nu-latn", "ar-u-nu-latn"), ("TH-th-U-CA-Buddhist", "th-TH-u-ca-buddhist"), ("de-x-foo", "de-x-foo"),
        ("de-u-nu-latn-co-phonebk", "de-u-co-phonebk-nu-latn"),
    ])
    func identifiersBecomeCanonicalTags(identifier: String, expected: String) throws {
        #expect(try canonical(identifier) == expected)
        #expect(try canonical(expected) == expected)
    }

    @Test(arguments: [
        "", " ", "a b", "de ", "de-", "-de", "de_", "_DE", "de--DE", "x", "x-foo", "c", "deut", "1e",
        "toolonglanguage", "de_DE_toolongsubtag_", "de-toolongsubtag", "de-DE-FR", "en-USA", "de-Latn-Cyrl", "de-a",
        "de-u", "de-x", "de-1996-1996", "de-a-foo-a-bar", "dé", "日本", "de.", "de@", "de@a=b", "@euro",
        ".UTF-8", "de-u-nu-toolongvalue",
    ])
    func malformedIdentifiersFail(identifier: String) {
        #expect(throws: StatusError.illegalArgument) { try canonical(identifier) }
    }

    @Test func identifiersAreAtMost100BytesLong() throws {
        let longest = "de-x" + String(repeating: "-abcdefg", count: 12)
        #expect(longest.utf8.count == 100)
        #expect(try canonical(longest) == longest)
        #expect(throws: StatusError.illegalArgument) { try canonical(longest + "h") }
    }

    @Test(arguments: [
        ("zh-TW", "zh-Hant-TW"), ("zh", "zh-Hans-CN"), ("sr", "sr-Cyrl-RS"), ("sr-ME", "sr-Latn-ME"),
        ("de", "de-Latn-DE"), ("und", "en-Latn-US"), ("pa-PK", "pa-Arab-PK"), ("ar-u-nu-latn", "ar-Arab-EG"),
    ])
    func likelySubtagsAreAdded(locale: String, expected: String) throws {
        #expect(try text { cicu_locale_maximize(locale, $0, $1, $2) } == expected)
    }

    @Test(arguments: [
        ("en-GB", "en-001"), ("en-001", "en"), ("en-AT", "en-150"), ("en-150", "en-001"), ("en-US", "en"),
        ("es-AR", "es-419"), ("es-MX", "es-419"), ("es-419", "es"), ("es-ES", "es"), ("pt-AO", "pt-PT"),
        ("pt-PT", "pt"), ("pt-BR", "pt"), ("zh-Hant-MO", "zh-Hant-HK"), ("zh-Hant-HK", "zh-Hant"), ("zh-Hant", ""),
        ("zh-Hans", "zh"), ("sr-Latn", ""), ("sr-Cyrl", "sr"), ("sr-Latn-RS", "sr-Latn"), ("ru-Latn", ""),
        ("hi-Latn", "en-IN"), ("nb", "no"), ("nn", "no"), ("no", ""), ("de-AT", "de"), ("de", ""),
        ("de-AT-u-nu-latn", "de"), ("de-u-nu-latn", ""), ("ca-ES-valencia", "ca-ES"), ("de-1996", "de"), ("und", ""),
        ("und-US", ""), ("", ""),
    ])
    func parentsAreCLDRs(locale: String, expected: String) throws {
        #expect(try text { cicu_locale_parent(locale, $0, $1, $2) } == expected)
    }

    @Test(arguments: [
        ("ar", true), ("he", true), ("fa", true), ("ur", true), ("az-Arab", true), ("pa-PK", true),
        ("ar-u-nu-latn", true), ("en", false), ("ja", false), ("ur-Latn", false), ("pa", false), ("a b", false),
    ])
    func directionIsThatOfTheScript(locale: String, isRightToLeft: Bool) {
        #expect(cicu_locale_is_right_to_left(locale) == isRightToLeft)
    }

    @Test(arguments: [
        ("ar-u-nu-latn", "nu", "latn"), ("th-u-ca-gregory", "ca", "gregory"), ("th", "ca", ""), ("de", "nu", ""),
        ("ar-u-ca-islamic-umalqura-nu-latn", "ca", "islamic-umalqura"),
    ])
    func keywordsAreReadByTheirBCP47Names(locale: String, key: String, expected: String) throws {
        #expect(try text { cicu_locale_keyword(locale, key, $0, $1, $2) } == expected)
    }

    @Test(arguments: [
        ("ar", "nu", "latn", "ar-u-nu-latn"), ("ar-u-nu-arab", "nu", "latn", "ar-u-nu-latn"),
        ("ar-u-nu-latn", "nu", "", "ar"), ("ar", "nu", "", "ar"), ("th", "ca", "gregory", "th-u-ca-gregory"),
        ("ar-EG-u-nu-latn", "ca", "islamic-umalqura", "ar-EG-u-ca-islamic-umalqura-nu-latn"),
        ("de-x-oc-lvariant-jc", "nu", "latn", "de-u-nu-latn-x-oc-lvariant-jc"),
        ("de-u-nu-latn-x-yes", "nu", "", "de-x-yes"),
    ])
    func keywordsAreSet(locale: String, key: String, value: String, expected: String) throws {
        #expect(try text { cicu_locale_set_keyword(locale, key, value, $0, $1, $2) } == expected)
    }

    @Test(arguments: [
        ("de", "0123456789"), ("ar-u-nu-latn", "0123456789"), ("ar-u-nu-arab", "٠١٢٣٤٥٦٧٨٩"), ("mr", "०१२३४५६७८९"),
        ("fa", "۰۱۲۳۴۵۶۷۸۹"), ("mr-u-ca-gregory-nu-latn", "0123456789"), ("de-u-nu-fullwide", "０１２３４５６７８９"),
        ("zh-u-nu-hanidec", "〇一二三四五六七八九"), ("zh-u-nu-traditio", ""), ("de-u-nu-roman", ""),
        ("de-u-nu-romanlow-x-u-nu-latn", ""),
    ])
    func digitsAreThoseOfTheNumberingSystem(locale: String, expected: String) throws {
        #expect(try text { cicu_locale_digits(locale, $0, $1, $2) } == expected)
    }

    @Test(arguments: [
        ("ar-u-nu-latn", "ar"), ("th-u-ca-gregory", "th"), ("ar-EG-u-ca-gregory-nu-latn", "ar-EG"),
        ("de-x-u-nu-latn", "de"), ("de-t-fr-u-nu-latn", "de"), ("u-nu-latn", nil), ("-u-nu-latn", nil),
    ])
    func whatNearlyEveryCatalogStatesIsReadAsAnyKeyword(locale: String, plain: String?) throws {
        let keyword = { (key: String) in try text { cicu_locale_keyword(locale, key, $0, $1, $2) } }
        guard let plain else {
            #expect(throws: StatusError.illegalArgument) { try keyword("nu") }
            return
        }
        let isPrivate = locale.contains("-x-")
        #expect(try keyword("nu") == (locale.contains("nu-latn") && !isPrivate ? "latn" : ""))
        #expect(try keyword("ca") == (locale.contains("ca-gregory") ? "gregory" : ""))
        #expect(try text { cicu_locale_set_keyword(locale, "nu", "", $0, $1, $2) }.hasPrefix(plain))
        // Told twice it says the same.
        let again = try text { cicu_locale_set_keyword(locale, "co", "phonebk", $0, $1, $2) }
        let back = try text { cicu_locale_set_keyword(again, "co", "", $0, $1, $2) }
        #expect(back == (try text { cicu_locale_canonicalize(locale, $0, $1, $2) }))
    }

    @Test(arguments: [
        ("de", "numbers", "latn"), ("de", "n", "latn"), ("de", "nu", "toolongvalue"), ("de", "nu", "a b"),
    ])
    func malformedKeywordsFail(locale: String, key: String, value: String) {
        #expect(throws: StatusError.illegalArgument) {
            try text { cicu_locale_set_keyword(locale, key, value, $0, $1, $2) }
        }
    }

    @Test(arguments: [("de", "fr", "allemand"), ("de", "de", "Deutsch"), ("ja", "en", "Japanese")])
    func namesAreInTheReadersLanguage(locale: String, reader: String, expected: String) throws {
        #expect(try text { cicu_locale_display_name(locale, reader, $0, $1, $2) } == expected)
    }

    @Test(arguments: ["a b", "de_DE", "de-"])
    func whatIsNoTagFails(locale: String) {
        #expect(throws: StatusError.illegalArgument) { try text { cicu_locale_maximize(locale, $0, $1, $2) } }
        #expect(throws: StatusError.illegalArgument) { try text { cicu_locale_parent(locale, $0, $1, $2) } }
        #expect(throws: StatusError.illegalArgument) { try text { cicu_locale_keyword(locale, "nu", $0, $1, $2) } }
    }
}
