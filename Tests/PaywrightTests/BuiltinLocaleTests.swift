import Foundation
import Paywright
import PaywrightICU
import PaywrightMessages
import Testing

@Suite("Every form of a locale that a store or a device sends finds its catalog among the fifty")
struct BuiltinLocaleTests {
    @Test("There are the fifty localizations of the App Store")
    func fifty() throws {
        let tags = """
            ar bn ca cs da de el en en-AU en-CA en-GB es es-MX fi fr fr-CA gu he hi hr hu id it ja kn ko ml mr ms nb nl or pa \
            pl pt-BR pt-PT ro ru sk sl sv ta te th tr uk ur vi zh-Hans zh-Hant
            """
        let locales = try CatalogLibrary.builtin().locales
        #expect(Set(locales.map(\.tag)).isSuperset(of: tags.split(separator: " ").map(String.init)))
    }

    @Test("Every file of the folder is a catalog of the binary, the source language first")
    func files() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Locales").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".arb") }
        let library = try CatalogLibrary.builtin()
        let locales = library.catalogLocales.map(\.tag)
        #expect(locales.map { "\($0).arb" }.sorted() == names.sorted() && locales.first == "en")
    }

    @Test("A tag that is not looked up in ICU is as ICU would have it", arguments: LocaleTag.canonicalTags)
    func canonical(tag: String) throws {
        // With an extension ICU is asked.
        #expect(try LocaleTag("\(tag)-u-nu-latn").tag == "\(tag)-u-nu-latn")
    }

    @Test(
        "A catalog's own locale, with an underscore, with a region and as POSIX writes it",
        arguments: try SnapshotTests.locales
    )
    func own(tag: String) throws {
        let library = try CatalogLibrary.builtin()
        let locale = try LocaleTag(tag)
        #expect(library.match(locale).reason == .exact)
        let withRegion = locale.maximized.split(separator: "-")
        let language = [withRegion.first, withRegion.last].compactMap { $0 }.joined(separator: "_")
        for form in [tag.replacing("-", with: "_"), locale.maximized, language, language + ".UTF-8"] {
            let match = library.match(try LocaleTag(form))
            // Spanish in Mexico and Portuguese in Portugal have catalogs of their own.
            #expect(match.matched.tag == tag, "\(form): \(match.matched)")
        }
    }

    @Test(
        "What stores and devices call a language otherwise",
        arguments: [
            ("no", "nb"), ("nn", "nb"), ("nn-NO", "nb"), ("no_NO", "nb"), ("pt", "pt-BR"), ("pt_AO", "pt-PT"),
            ("pt-MZ", "pt-PT"), ("zh-HK", "zh-Hant"), ("zh_MO", "zh-Hant"), ("zh-TW", "zh-Hant"),
            ("zh-Hant-HK", "zh-Hant"),
            ("zh_CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh", "zh-Hans"), ("zh-cmn-Hans-CN", "zh-Hans"),
            ("es-419", "es-MX"),
            ("es_AR", "es-MX"), ("es-US", "es-MX"), ("es-ES", "es"), ("iw", "he"), ("iw_IL", "he"), ("in", "id"),
            ("in-ID", "id"), ("en_IN", "en-GB"), ("en-NZ", "en-GB"), ("en-IE", "en-GB"), ("en-PH", "en"), ("C", "en"),
            ("C.UTF-8", "en"), ("POSIX", "en"), ("en_US_POSIX", "en"), ("fr_CH", "fr"), ("fr_CA.UTF-8", "fr-CA"),
            ("de_DE@euro", "de"), ("ar_EG", "ar"), ("ar-u-nu-arab", "ar"), ("pa_IN", "pa"), ("pa-Guru", "pa"),
        ]
    )
    func others(requested: String, expected: String) throws {
        // An extended language is malformed here, as in BCP 47's canonical form.
        guard let tag = try? LocaleTag(requested) else {
            #expect(requested.contains("cmn"))
            return
        }
        let match = try CatalogLibrary.builtin().match(tag)
        #expect(match.matched.tag == expected && !match.isFallback, "\(match.matched)")
    }

    @Test(
        "Never another language, never another script: English, and said so",
        arguments: [
            "sr", "sr-Latn", "sr-Cyrl-RS", "tl", "fil-PH", "be", "kk", "bg", "mk", "gl", "eu", "fa", "ps", "sd",
            "zh-Latn",
            "hi-Latn", "pa-Arab", "pa-PK", "ms-Arab", "ur-Deva", "uz", "az", "et", "lv", "lt", "is", "af", "cy", "ga",
            "lb",
            "mn", "ne", "si", "my", "km", "lo", "am", "sw", "zu", "und", "zxx", "mul",
        ]
    )
    func fallback(requested: String) throws {
        let match = try CatalogLibrary.builtin().match(LocaleTag(requested))
        #expect(match.isFallback && match.matched.tag == "en", "\(match.matched)")
    }

    @Test("The catalogs that speak are named, nearest first")
    func speakers() throws {
        func speakers(_ tag: String) throws -> [String] {
            try CatalogLibrary.builtin().messages(for: LocaleTag(tag)).speakers.map(\.tag)
        }
        #expect(try speakers("es_AR") == ["es-MX", "es", "en"])
        #expect(
            try speakers("fr-CA") == ["fr-CA", "fr", "en"] && speakers("sr") == ["en"]
                && speakers("en-AU") == ["en-AU", "en"]
        )
    }
}
