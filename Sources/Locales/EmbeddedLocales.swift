/// The files of the top-level folder `Locales`, embedded in the binary: a file that is put there is found here.
package enum EmbeddedLocales {
    /// A catalog: the locale that its file is named after ("zh-Hans"), and the file in UTF-8.
    package struct Catalog: Sendable {
        package let locale: String
        package let text: StaticString
    }

    /// Every catalog, in the order of the locales; `en`, the source language, is the first.
    package static let catalogs: [Catalog] = {
        let catalogs = embeddedFiles.filter { $0.name.hasSuffix(".arb") }.map { file in
            Catalog(locale: String(file.name.dropLast(".arb".count)), text: file.text)
        }
        return catalogs.filter { $0.locale == "en" } + catalogs.filter { $0.locale != "en" }
    }()

    /// Who has read which text: `readings.txt`.
    package static var readings: StaticString {
        embeddedFiles.first { $0.name == "readings.txt" }?.text ?? ""
    }

    /// Where the catalogs say something else than CLDR, and why: `cldr-differences.json`.
    package static var cldrDifferences: StaticString {
        embeddedFiles.first { $0.name == "cldr-differences.json" }?.text ?? ""
    }
}

extension StaticString {
    /// The text in UTF-8.
    package var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
