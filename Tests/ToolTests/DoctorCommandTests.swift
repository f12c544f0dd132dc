import Foundation
import PaywrightReports
import Testing
import TestSupport

@Suite("paywright doctor prints what an installation is made of, and what is wrong with it")
struct DoctorCommandTests {
    private static let builtin = Task { try await Tool.run("doctor", "--format", "json") }

    private func document() async throws -> [String: Any] {
        let outcome = try await Self.builtin.value
        #expect(outcome.errors.isEmpty)
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        return try #require(document as? [String: Any])
    }

    @Test("The versions are those of --version, and the contracts those of the schemas")
    func versions() async throws {
        let document = try await document()
        let version = try await Tool.run("--version").output
        #expect(
            version.hasPrefix(
                "\(document["paywright"] ?? "") (ICU \(document["icu"] ?? ""), CLDR \(document["cldr"] ?? "")"
            )
        )
        #expect((document["unicode"] as? String)?.contains(".") == true)
        let folder = Tool.root.appending(path: "Sources/Reports/Schemas").path
        let schemas = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
            $0.hasSuffix("-1.schema.json")
        }
        let contracts = schemas.map { "paywright/\($0.dropLast("-1.schema.json".count))/1" }
        let own = try #require(document["prints"] as? [String]) + ["paywright/request/1", "paywright/common/1"]
        #expect(own.sorted() == contracts.sorted())
        #expect((document["reads"] as? [String])?.contains("paywright/request/1") == true)
    }

    @Test("Each catalog has what is unusual about it")
    func catalogs() async throws {
        let catalogs = try #require(try await document()["catalogs"] as? [[String: Any]])
        #expect(catalogs.count == 50)
        func unusual(_ locale: String) -> String {
            let catalog = catalogs.first { $0["locale"] as? String == locale }
            return (catalog?["unusual"] as? [String])?.joined(separator: "; ") ?? ""
        }
        #expect(unusual("ar").hasPrefix("right to left"))
        #expect(unusual("th").contains("buddhist calendar"))
        #expect(unusual("ja").contains("no space between sentences"))
        #expect(!unusual("en").contains("right to left") && !unusual("en").contains("calendar"))
    }

    @Test("Without zone files, old data of ICU are a warning, which --strict takes for a fault")
    func oldZones() async throws {
        let folder = try TemporaryFolder.make().path
        let arguments = ["doctor", "--catalogs", try Tool.catalogs("en"), "--zone-info", folder + "/missing"]
        let text = try await Tool.run(arguments)
        #expect(text.exitCode == 0 && text.output.contains("warning: \(folder)/missing: found no such folder"))
        let strict = try await Tool.run(arguments + ["--strict"])
        #expect(strict.exitCode == 1)
    }

    @Test(
        "A change of the law that zone data do not have is reported with its release",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Etc/GMT-6"))
    )
    func changedLaw() async throws {
        let folder = try TemporaryFolder.make()
        try FileManager.default.createDirectory(at: folder.appending(path: "Asia"), withIntermediateDirectories: true)
        // UTC+6, as in Almaty before March 2024.
        try FileManager.default.copyItem(
            at: URL(filePath: "/usr/share/zoneinfo/Etc/GMT-6"),
            to: folder.appending(path: "Asia/Almaty")
        )
        let outcome = try await Tool.run("doctor", "--catalogs", Tool.catalogs("en"), "--zone-info", folder.path)
        #expect(
            outcome.output.contains("release 2024a of the time zone database or a later one: UTC+5 in all Kazakhstan")
        )
    }

    @Test("A catalog that cannot be used is an error, and loses no other")
    func brokenCatalog() async throws {
        let folder = try TemporaryFolder.make()
        let english = Tool.root.appending(path: "Locales/en.arb")
        try FileManager.default.copyItem(at: english, to: folder.appending(path: "en.arb"))
        try Data(#"{"@@locale": "fr"}"#.utf8).write(to: folder.appending(path: "de.arb"))
        let outcome = try await Tool.run("doctor", "--catalogs", folder.path)
        #expect(outcome.exitCode == 1 && outcome.output.contains("de.arb:1:1: @@locale: wrong-locale: "))
        #expect(outcome.output.contains("\n  en  "))
    }

    @Test(
        "The locale of the process is that of the first variable that states one",
        arguments: [
            ("LC_ALL=C.UTF-8 LANG=de_DE", "C.UTF-8 of LC_ALL, characters UTF-8", false),
            ("-u LC_ALL -u LC_CTYPE LANG=C.UTF-8", "C.UTF-8 of LANG, characters UTF-8", false),
            ("-i", "not stated, characters", true),
        ]
    )
    func processLocale(environment: String, described: String, isNoted: Bool) async throws {
        let outcome = try await Tool.shell("env \(environment) \"$0\" doctor --catalogs \"$1\"", Tool.catalogs("en"))
        #expect(outcome.output.contains(described), "\(outcome.output.suffix(400))")
        #expect(outcome.output.contains("note: found the characters") == isNoted)
    }
}
