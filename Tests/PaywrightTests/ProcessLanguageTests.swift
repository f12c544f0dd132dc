import Foundation
import PaywrightICU
import Testing

@testable import Paywright

@Suite("The language of a locale of Foundation, and of the process")
struct ProcessLanguageTests {
    @Test(
        "Variables count in their order, and what is no language is English",
        arguments: [
            ([:], "en"),
            (["LANG": "de_DE.UTF-8"], "de-DE"),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"], "fr-CA"),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA", "LC_ALL": "pt_BR.utf8"], "pt-BR"),
            (["LANG": "de_DE", "LC_ALL": ""], "de-DE"),
            (["LANG": "de_DE", "LC_CTYPE": "ja_JP.UTF-8"], "de-DE"),
            (["LANG": "sr_RS.UTF-8@latin"], "sr-Latn-RS"),
            (["LANG": "de_DE@euro"], "de-DE"),
            (["LANG": "zh_TW.UTF-8"], "zh-TW"),
            (["LANG": "C"], "en"),
            (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], "en"),
            (["LANG": "de_DE", "LC_ALL": "POSIX"], "en"),
            (["LANG": "/usr/share/locale"], "en"),
        ]
    )
    func environment(variables: [String: String], tag: String) {
        #expect(EnvironmentLocale { variables[$0] }.tag.tag == tag)
    }

    @Test(
        "Keywords of an identifier are those of the tag, and none refuses it",
        arguments: [
            ("de_DE@currency=EUR;numbers=arab", "de-DE-u-cu-eur-nu-arab"),
            ("ar_EG@numbers=latn", "ar-EG-u-nu-latn"),
            ("th_TH@calendar=gregorian", "th-TH-u-ca-gregory"),
            ("de_DE@numbers=arab;colorscheme=dark", "de-DE-u-nu-arab"),
            ("de_DE@numbers=", "de-DE"),
            ("de_DE@numbers=no digits", "de-DE"),
            ("de_DE@=;;=x;a=b=c", "de-DE"),
            ("de_DE@rg=atzzzz", "de-DE-u-rg-atzzzz"),
            ("es_ES@collation=traditional", "es-ES-u-co-trad"),
            ("zh-Hant-TW", "zh-Hant-TW"),
            ("de-DE-u-nu-arab", "de-DE-u-nu-arab"),
            ("sr_RS@latin", "sr-Latn-RS"),
        ]
    )
    func keywords(identifier: String, tag: String) throws {
        #expect(try LocaleTag(withKeywords: identifier).tag == tag)
        #expect(try Language(Locale(identifier: identifier)).match.requested.tag == tag)
    }

    @Test("A locale that is named stays as it is, and the current one is that of the process")
    func current() throws {
        for identifier in ["en_001", "en_US", "de_DE", "ja"] {
            let tag = identifier.replacing("_", with: "-")
            #expect(try Language(Locale(identifier: identifier)).match.requested.tag == tag)
        }
        #expect(throws: LocaleTag.Malformed.self) { try Language(Locale(identifier: "")) }
        #if !canImport(Darwin)
            let variables = ProcessInfo.processInfo.environment
            let stated = EnvironmentLocale { variables[$0] }.tag
            #expect(try Language(.current).match.requested == stated)
            #expect(try Language(.autoupdatingCurrent).match.requested == stated)
            #expect(try Language(Locale.current).match.requested == stated)
        #endif
    }
}
