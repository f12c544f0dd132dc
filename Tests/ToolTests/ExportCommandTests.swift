import Foundation
import Testing
import TestSupport

@Suite("paywright export")
struct ExportCommandTests {
    private static func folder() throws -> String { try TemporaryFolder.make().path }

    private static func export(_ folder: String, _ arguments: String...) async throws -> Tool.Outcome {
        try await Tool.run(["export", Tool.example, "--locale", "en,de,ar", "-o", folder] + arguments)
    }

    private static func files(_ folder: String) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        let files = paths.filter { FileManager.default.contents(atPath: "\(folder)/\($0)") != nil }
        return Dictionary(
            uniqueKeysWithValues: files.compactMap { path in
                FileManager.default.contents(atPath: "\(folder)/\(path)").map { (path, $0) }
            }
        )
    }

    @Test("Files in a form of address have the name of their language, which devices ask for; one form of each")
    func address() async throws {
        let names = [
            ("json", "paywright.de.json"), ("arb", "paywright_de.arb"), ("android", "res/values-de/paywright.xml"),
            ("xcstrings", "Paywright.xcstrings"),
        ]
        for (format, name) in names {
            let folder = try Self.folder()
            let outcome = try await Self.export(folder, "--format", format, "--address", "formal")
            #expect(outcome.exitCode == 0 && outcome.errors.contains("in the formal address"), "\(outcome.errors)")
            let files = try Self.files(folder)
            let text = String(decoding: try #require(files[name]), as: UTF8.self)
            #expect(text.contains("Wählen Sie Ihr Abo") && !text.contains("x-formal"))
            let manifest = String(decoding: try #require(files["paywright.manifest.json"]), as: UTF8.self)
            #expect(manifest.contains(#""locale": "de""#) && !manifest.contains("x-formal"))
        }
        let both = try await Tool.run([
            "export", Tool.example, "--locale", "de,de-x-formal", "--format", "json", "-o", Self.folder(),
        ])
        #expect(
            both.exitCode == 64 && both.errors.contains("found de and de-x-formal, expected de in one form of address")
        )
    }

    @Test(
        "Writes the files of a format, twice the same",
        arguments: [
            ("json", ["paywright.ar.json", "paywright.de.json", "paywright.en.json"]),
            ("formatjs", ["paywright.ar.json", "paywright.de.json", "paywright.en.json"]),
            ("arb", ["paywright_ar.arb", "paywright_de.arb", "paywright_en.arb"]),
            (
                "android",
                [
                    "res/values-ar/paywright.xml", "res/values-de/paywright.xml", "res/values/paywright.xml",
                ]
            ), ("xcstrings", ["Paywright.xcstrings", "PaywrightLines.swift"]),
        ]
    )
    func formats(format: String, expected: [String]) async throws {
        let folder = try Self.folder()
        for _ in 0..<2 {
            let outcome = try await Self.export(folder, "--format", format)
            #expect(outcome.exitCode == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
        }
        let files = try Self.files(folder).filter { !$0.value.isEmpty }
        #expect(files.keys.sorted() == (expected + ["paywright.manifest.json"]).sorted())
        let other = try Self.folder()
        #expect(try await Self.export(other, "--format", format).exitCode == 0)
        #expect(try Self.files(other) == files)
        for text in files.values { #expect(!String(decoding: text, as: UTF8.self).contains(folder)) }
    }

    @Test("--check names what is not as it would be written, and writes nothing")
    func check() async throws {
        let folder = try Self.folder()
        let missing = try await Self.export(folder, "--format", "json", "--check")
        #expect(missing.exitCode == 1)
        #expect(missing.errors.contains("paywright.de.json: found no file"))
        #expect(try Self.files(folder).isEmpty)
        #expect(try await Self.export(folder, "--format", "json").exitCode == 0)
        let current = try await Self.export(folder, "--format", "json", "--check")
        #expect(current.exitCode == 0 && current.errors.isEmpty)
        try "{}".write(toFile: folder + "/paywright.de.json", atomically: true, encoding: .utf8)
        let stale = try await Self.export(folder, "--format", "json", "--check")
        #expect(stale.exitCode == 1)
        #expect(stale.errors.contains("paywright.de.json: found other text"))
        #expect(!stale.errors.contains("paywright.en.json"))
        #expect(try String(contentsOfFile: folder + "/paywright.de.json", encoding: .utf8) == "{}")
    }

    @Test("Of several formats each has a folder, with the files that it has alone")
    func several() async throws {
        let folder = try Self.folder()
        let run = try await Self.export(folder, "--format", "json,arb,android")
        #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
        for format in ["json", "arb", "android"] {
            let alone = try Self.folder()
            #expect(try await Self.export(alone, "--format", format).exitCode == 0)
            #expect(try Self.files(alone) == Self.files("\(folder)/\(format)"))
        }
        #expect(try await Self.export(folder, "--format", "json,arb,android", "--check").exitCode == 0)
        try "{}".write(toFile: folder + "/arb/paywright_de.arb", atomically: true, encoding: .utf8)
        let stale = try await Self.export(folder, "--format", "json,arb", "--check")
        #expect(stale.exitCode == 1 && stale.errors.contains("arb/paywright_de.arb: found other text"))
        for wrong in ["json,json", "json,", "json,po"] {
            #expect(try await Self.export(folder, "--format", wrong).exitCode == 64)
        }
    }

    @Test("A line that is asked for and left out is named, with the reason")
    func leftOut() async throws {
        let folder = try Self.folder()
        let run = try await Self.export(folder, "--format", "json", "--lines", "price,name,savings.percent,seats")
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("name: left out: is the name of a product; --key product exports it"))
        let saving = "savings.percent: left out: no purchase of these products states it; --compare-with"
        #expect(run.errors.contains(saving))
        #expect(run.errors.contains("seats: left out: no purchase of these products states it"))
        #expect(!run.errors.contains("price: left out"))
        let whole = try await Self.export(folder, "--format", "json")
        #expect(!whole.errors.contains("left out"))
    }

    @Test("Lines of one's own are exported where they have one form, and named as a loss where they do not")
    func ownLines() async throws {
        let words = try Tool.file(
            """
            {"@@locale": "de", "billing": "{product}: {pricePerPeriod}", "trialEnd": "Endet nach {trialDuration_dative}.",
            "less": "{percent} weniger", "gone": "{savingDuration} gespart", "code": "Nr. {productID}"}
            """
        )
        let folder = try Self.folder()
        let run = try await Tool.run(
            "export",
            Tool.example,
            "--format",
            "json",
            "--locale",
            "de",
            "--messages",
            words,
            "--compare-with",
            "com.example.aurora.monthly",
            "-o",
            folder
        )
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.errors.contains("gone: left out: has words that depend on an amount"))
        #expect(run.errors.contains("code: left out: has a value that no purchase"))
        let texts = try String(contentsOfFile: folder + "/paywright.de.json", encoding: .utf8)
        #expect(texts.contains(#""P1M.billing": "{product}: {price} pro Monat""#))
        #expect(texts.contains(#""P1M+free:P1W.trialEnd": "Endet nach 1\#u{A0}Woche.""#))
        #expect(!texts.contains(#"P1M+free:P1W.billing"#) && !texts.contains(".gone\"") && !texts.contains(".code\""))
        let manifest = try String(contentsOfFile: folder + "/paywright.manifest.json", encoding: .utf8)
        #expect(
            manifest.contains(
                #""less": {"key": "P1Y.less", "roles": ["percent"], "saving": {"of": "price", "fraction": [12, 1]}, "reference": "P1M"}"#
            )
        )
        #expect(manifest.contains(#""gone": "has words that depend on an amount""#))
        let named = try await Tool.run(
            "export",
            Tool.example,
            "--format",
            "json",
            "--locale",
            "de",
            "--messages",
            words,
            "--lines",
            "billing",
            "-o",
            try Self.folder()
        )
        #expect(named.exitCode == 0 && named.errors.isEmpty, "\(named.errors)")
    }

    @Test("Keys and files of an earlier export are named, and a file is not removed")
    func removed() async throws {
        let folder = try Self.folder()
        #expect(try await Self.export(folder, "--format", "json", "--lines", "price,offer").exitCode == 0)
        let fewer = try await Tool.run(
            "export",
            Tool.example,
            "--format",
            "json",
            "--locale",
            "en",
            "--lines",
            "price",
            "-o",
            folder
        )
        #expect(fewer.exitCode == 0)
        #expect(fewer.errors.contains("P1M+free:P1W.offer: removed"))
        #expect(fewer.errors.contains("paywright.de.json: found a file of an earlier export"))
        #expect(try Self.files(folder).keys.contains("paywright.de.json"))
        #expect(
            try await Tool.run(
                "export",
                Tool.example,
                "--format",
                "json",
                "--locale",
                "en",
                "--lines",
                "price",
                "-o",
                folder,
                "--check"
            ).exitCode == 0
        )
    }

    @Test("Wrong usage and wrong inputs")
    func faults() async throws {
        let folder = try Self.folder()
        let line = try await Self.export(folder, "--format", "json", "--lines", "offr")
        #expect(line.exitCode == 64 && line.errors.contains("unknown line \"offr\"") && line.errors.contains("offer"))
        let dated = try await Self.export(folder, "--format", "json", "--lines", "nextCharge")
        #expect(dated.exitCode == 64 && dated.errors.contains("needs the day of the purchase"))
        #expect(try await Self.export(folder, "--format", "po").exitCode == 64)
        let file = try await Tool.run("export", "/nowhere.json", "--format", "json", "-o", folder)
        #expect(file.exitCode == 66)
        let unwritable = try await Tool.run("export", Tool.example, "--format", "json", "-o", Tool.example)
        #expect(unwritable.exitCode == 73)
        let stores = try await Tool.run(
            "export",
            Tool.example,
            Tool.root.appending(path: "Examples/borealis.play.json").path,
            "--format",
            "json",
            "-o",
            folder
        )
        #expect(stores.exitCode == 65 && stores.errors.contains("--store chooses"))
        #expect(try Self.files(folder).isEmpty)
    }

    @Test("--store takes one store of several, and products are keys by their ids")
    func products() async throws {
        let shop = Tool.root.appending(path: "Examples/aurora.products.json").path
        let folder = try Self.folder()
        let run = try await Tool.run(
            "export",
            shop,
            "--format",
            "json",
            "--key",
            "product",
            "--store",
            "appStore",
            "--locale",
            "de",
            "--lines",
            "name,offer,commitment",
            "-o",
            folder
        )
        #expect(run.exitCode == 0, "\(run.errors)")
        let texts = try String(contentsOfFile: folder + "/paywright.de.json", encoding: .utf8)
        #expect(texts.contains(#""com.example.aurora.monthly.name": "Aurora monatlich""#))
        #expect(
            texts.contains(
                #""com.example.aurora.monthly+introductory.offer": "1\#u{A0}Woche kostenlos, danach {price} pro Monat""#
            )
        )
        #expect(texts.contains(#""com.example.aurora.yearly;commitment.commitment""#))
    }

    @Test("Google Play's offers have no kind, and a merchant's button is left out but for --button continue")
    func stores() async throws {
        let folder = try Self.folder()
        let play = Tool.root.appending(path: "Examples/borealis.play.json").path
        #expect(try await Tool.run("export", play, "--format", "json", "-o", folder).exitCode == 0)
        let manifest = try String(contentsOfFile: folder + "/paywright.manifest.json", encoding: .utf8)
        #expect(manifest.contains("\"type\": \"unspecified\"") && !manifest.contains("\"type\": \"introductory\""))
        let shop = try Tool.file(
            """
            {"schema": "paywright/products/1", "products": [{"id": "pro", "store": "stripe", "type": "autoRenewable",
            "period": "P1M", "names": {"en": "Pro"}, "prices": {"USA": "USD 9.99"}}]}
            """
        )
        for (button, isThere) in [("order", false), ("continue", true)] {
            let folder = try Self.folder()
            let run = try await Tool.run("export", shop, "--format", "json", "-o", folder, "--button", button)
            #expect(run.exitCode == 0)
            let texts = try String(contentsOfFile: folder + "/paywright.en.json", encoding: .utf8)
            #expect(texts.contains("callToAction") == isThere)
        }
    }

    @Test("Android's own compiler reads every text")
    func android() async throws {
        guard try await Tool.shell("command -v aapt2").exitCode == 0 else { return }
        let folder = try Self.folder()
        #expect(try await Self.export(folder, "--format", "android").exitCode == 0)
        let outcome = try await Tool.shell(
            #"""
            cd "$1" && aapt2 compile --dir res -o compiled.zip && printf '%s' '<manifest
                xmlns:android="http://schemas.android.com/apk/res/android" package="a.b"><application/></manifest>' > m.xml &&
                aapt2 link -o linked.apk --manifest m.xml compiled.zip && aapt2 dump resources linked.apk
            """#,
            folder
        )
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(outcome.output.contains(#"(de) "%2$s pro Jahr"#) || outcome.output.contains(#"(de) "%1$s pro Jahr""#))
        #expect(outcome.output.contains("string/pw_P1M_free_P1W_offer"))
    }
}
