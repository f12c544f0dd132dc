import Foundation
import PaywrightTimeZones
import Testing
import TestSupport

/// The test runner links Foundation, which has zones of its own: what the tool says is asserted here.
@Suite("Zone files, through the built tool")
struct ZoneDataTests {
    private static let origin = TimeZoneData.system.origin

    private static func customer(renewing date: String) -> String {
        """
        {"schema":"paywright/customer/1","store":"appStore","purchases":[{"productID":"pro","id":"1","originalID":"1",\
        "productType":"autoRenewable","expiresDate":"\(date)"}],"subscriptions":[{"originalID":"1","productID":"pro",\
        "renewsAutomatically":true}]}
        """
    }

    private func status(
        _ zone: String,
        renewing date: String,
        now: String = "2026-06-01T12:00:00Z",
        _ arguments: String...
    ) async throws -> Tool.Outcome {
        let all = ["status", "-", "--now", now, "--time-zone", zone] + arguments
        return try await Tool.run(all, input: Self.customer(renewing: date))
    }

    private func headline(_ outcome: Tool.Outcome) throws -> String {
        let line = try #require(outcome.output.split(separator: "\n").first { $0.contains("headline") }, "\(outcome)")
        return line.split(separator: " ").dropFirst().joined(separator: " ").replacing("\u{A0}", with: " ")
    }

    /// A folder with copies of the machine's zone files, and files of its own.
    private func folder(copying names: [String: String] = [:], _ files: [String: String] = [:]) throws -> String {
        let root = try TemporaryFolder.make()
        for (name, zone) in names {
            let file = root.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let bytes = try Data(contentsOf: URL(filePath: TimeZoneData.systemDirectory + "/" + zone))
            try bytes.write(to: file)
        }
        for (name, text) in files { try Data(text.utf8).write(to: root.appending(path: name)) }
        return root.path
    }

    /// Almaty is at UTC+5 since March 2024, Mexico City at UTC-6 all year since 2022, Cairo at UTC+3 in summer since 2023.
    @Test(
        "A day near midnight is the day by the law of today",
        .enabled(
            if: origin.source == .system && origin.name >= "2024a",
            "this machine’s zone files are missing or older than 2024a"
        ),
        arguments: [
            ("Asia/Almaty", "2026-06-30T18:30:00Z", "Renews on Jun 30, 2026"),
            ("Asia/Almaty", "2026-06-30T19:00:00Z", "Renews on Jul 1, 2026"),
            ("America/Mexico_City", "2026-07-01T05:30:00Z", "Renews on Jun 30, 2026"),
            ("America/Mexico_City", "2026-07-01T06:00:00Z", "Renews on Jul 1, 2026"),
            ("Africa/Cairo", "2026-06-30T21:30:00Z", "Renews on Jul 1, 2026"),
            ("America/Nuuk", "2026-07-01T00:30:00Z", "Renews on Jun 30, 2026"),
        ]
    )
    func nearMidnight(zone: String, date: String, expected: String) async throws {
        let outcome = try await status(zone, renewing: date)
        #expect(try headline(outcome) == expected && outcome.errors.isEmpty)
        // The sentence tells the same day.
        let day = expected.replacing("Renews on ", with: "").replacing("Jun ", with: "June ").replacing(
            "Jul ",
            with: "July "
        )
        #expect(outcome.output.replacing("\u{A0}", with: " ").contains("renews automatically on \(day)."))
    }

    @Test(
        "Days left are counted by the same clocks",
        .enabled(
            if: origin.source == .system && origin.name >= "2024a",
            "this machine’s zone files are missing or older than 2024a"
        )
    )
    func daysLeft() async throws {
        // Half past eleven in the evening in Almaty, and a quarter of an hour earlier.
        let today = try await status("Asia/Almaty", renewing: "2026-06-30T18:30:00Z", now: "2026-06-30T18:15:00Z")
        #expect(try headline(today) == "Renews today")
        let tomorrow = try await status("Asia/Almaty", renewing: "2026-06-30T19:00:00Z", now: "2026-06-30T18:15:00Z")
        #expect(try headline(tomorrow) == "Renews tomorrow")
    }

    @Test("JSON names the zone data that count for the customer's zone, and --version those of the machine")
    func names() async throws {
        let system = try await status("Europe/Berlin", renewing: "2026-07-01T00:00:00Z", "--format", "json")
        let member = #""zoneData": {"source": "\#(Self.origin.source.rawValue)", "version": "\#(Self.origin.name)"}"#
        #expect(system.output.contains(member))
        let icu = try await status("GMT+5", renewing: "2026-07-01T00:00:00Z", "--format", "json")
        #expect(icu.output.contains(#""zoneData": {"source": "icu", "version": "\#(TimeZoneOrigin.icu.name)"}"#))
        let own = try folder(copying: ["Europe/Berlin": "Europe/Berlin"], ["tzdata.zi": "# version 2031a\n"])
        let named = try await status(
            "Europe/Berlin",
            renewing: "2026-07-01T00:00:00Z",
            "--zone-info",
            own,
            "--format",
            "json"
        )
        #expect(named.output.contains(#""zoneData": {"source": "directory", "version": "2031a"}"#))
        let version = try await Tool.run("--version")
        #expect(version.output.hasPrefix("0.1.0 (ICU ") && version.output.contains("zone data \(Self.origin.name)"))
    }

    @Test(
        "The zone files of --zone-info count, in every command that tells days",
        .enabled(if: origin.source == .system, "this machine has no zone files")
    )
    func ownFiles() async throws {
        // Berlin as Tokyo: nine hours ahead.
        let own = try folder(copying: ["Europe/Berlin": "Asia/Tokyo"])
        let outcome = try await status("Europe/Berlin", renewing: "2026-06-30T15:00:00Z", "--zone-info", own)
        #expect(try headline(outcome) == "Renews on Jul 1, 2026" && outcome.errors.isEmpty)
        for folder in [[], ["--zone-info", own]] {
            let template = try await Tool.run(
                [
                    "template", Tool.example, "--dialect", "revenuecat", "--template", "{{ product.offer_end_date }}",
                    "--now", "2026-06-23T15:00:00Z", "--time-zone", "Europe/Berlin", "--eligibility", "introductory",
                    "--product", "com.example.aurora.monthly",
                ] + folder
            )
            #expect(template.output.contains(folder.isEmpty ? "June 30, 2026" : "July 1, 2026"), "\(template)")
        }
        let customer = try Tool.file(Self.customer(renewing: "2026-06-30T15:00:00Z"), named: "customer.json")
        let review = try await Tool.run(
            "review",
            customer,
            "--locale",
            "en",
            "--now",
            "2026-06-01T12:00:00Z",
            "--time-zone",
            "Europe/Berlin",
            "--zone-info",
            own,
            "--format",
            "json"
        )
        #expect(review.output.replacing("\u{A0}", with: " ").contains("Renews on Jul 1, 2026"), "\(review.errors)")
    }

    @Test(
        "Rules that have changed since are reported, once, and fail a strict run",
        .enabled(if: TimeZoneOrigin.icu.name < "2024a", "the rules of this machine’s ICU are not old")
    )
    func oldData() async throws {
        let own = try folder()
        let outcome = try await status("Asia/Almaty", renewing: "2026-06-30T18:30:00Z", "--zone-info", own)
        let warnings = outcome.errors.split(separator: "\n")
        #expect(warnings.count == 1 && outcome.exitCode == 0)
        #expect(outcome.errors.contains("Asia/Almaty") && outcome.errors.contains("2024a"))
        let json = try await status(
            "Asia/Almaty",
            renewing: "2026-06-30T18:30:00Z",
            "--zone-info",
            own,
            "--format",
            "json"
        )
        #expect(json.output.contains(#""code": "old-zone-data""#) && json.errors.isEmpty)
        let strict = try await status("Asia/Almaty", renewing: "2026-06-30T18:30:00Z", "--zone-info", own, "--strict")
        #expect(strict.exitCode == 65)
        let other = try await status("Europe/Berlin", renewing: "2026-06-30T18:30:00Z", "--zone-info", own, "--strict")
        #expect(other.exitCode == 0 && other.errors.isEmpty)
    }

    @Test("A folder that is not there and a file that is none are reported, and ICU's data are used")
    func unusable() async throws {
        let missing = try await status("Europe/Berlin", renewing: "2026-07-01T00:00:00Z", "--zone-info", "/nowhere")
        #expect(missing.errors.contains("/nowhere: found no such folder") && missing.exitCode == 0)
        #expect(try headline(missing) == "Renews on Jul 1, 2026")
        let own = try folder(copying: ["Europe/Berlin": "Europe/Berlin"])
        let file = own + "/Europe/Berlin"
        let bytes = try Data(contentsOf: URL(filePath: file))
        try bytes.dropLast(3).write(to: URL(filePath: file))
        let broken = try await status("Europe/Berlin", renewing: "2026-07-01T00:00:00Z", "--zone-info", own)
        #expect(broken.errors.contains("\(file): found") && broken.errors.contains("end of the file"))
        #expect(broken.exitCode == 0 && broken.errors.split(separator: "\n").count == 1)
        #expect(try headline(broken) == "Renews on Jul 1, 2026")
    }

    @Test("No name leads out of the folder", arguments: ["../zones", "/etc/localtime", "localtime", "Europe//Berlin"])
    func names(zone: String) async throws {
        let outcome = try await status(zone, renewing: "2026-07-01T00:00:00Z")
        #expect(
            outcome.exitCode == 64 && outcome.errors.contains("unknown time zone \"\(zone)\"; expected a name of the")
        )
    }
}
