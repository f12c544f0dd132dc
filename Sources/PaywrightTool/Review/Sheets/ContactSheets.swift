import Glibc
import MessageCatalog

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One picture of a review for each language, for places that show pictures and no pages.
struct ContactSheets {
    let chromium: Chromium
    /// Where the pictures go.
    let folder: String

    /// As wide as the page lays a sheet out, and no higher than Chromium can draw.
    private static let width = 1_300
    private static let tallest = 16_000
    /// What a sheet states on its root element.
    private static let heightAttribute = "data-sheet-height=\""

    /// Writes the pictures of some languages: `de.png` and so on. A language whose picture fails is reported and loses no other. Throws exit
    /// codes.
    func write(_ locales: [LocaleTag], of data: ReviewData) async throws {
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            StandardOutput.report("\(folder): cannot be made: \(String(cString: strerror(errno)))")
            throw ExitStatus.cannotCreate
        }
        let work = files.temporaryDirectory.appending(path: "paywright-\(UUID().uuidString)").path
        try files.createDirectory(atPath: work, withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: work) }
        let document = ReviewDocument()
        var progress = Progress(total: locales.count)
        let failures = try await withThrowingTaskGroup(of: (LocaleTag, Chromium.Failure)?.self) { group in
            var failures: [(LocaleTag, Chromium.Failure)] = []
            // A browser keeps a core busy.
            var free = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            for locale in locales {
                if free == 0, let failure = try await group.next() {
                    failures += [failure].compactMap { $0 }
                    progress.advance()
                    free += 1
                }
                let page = "\(work)/\(locale).html"
                let html = document.html(try data.showing(locale).json(), title: locale.tag)
                try OutputFile.write(html, to: page)
                group.addTask { await write(locale, of: page, in: work) }
                free -= 1
            }
            for try await failure in group { failures += [failure].compactMap { $0 } }
            return failures
        }
        progress.finish()
        for (locale, failure) in failures.sorted(by: { $0.0.tag < $1.0.tag }) {
            let last = failure.errors.split(separator: "\n").suffix(3).joined(separator: "; ")
            StandardOutput.report(
                "\(folder)/\(locale).png: found \(failure.found) of Chromium, expected a picture"
                    + (last.isEmpty ? "" : "; it said: \(last)")
            )
        }
        if !failures.isEmpty { throw ExitStatus.unavailable }
    }

    /// nil where it went well.
    private func write(_ locale: LocaleTag, of page: String, in work: String) async -> (LocaleTag, Chromium.Failure)? {
        let url = "file://\(page.percentEncoded)#sheet=\(locale)"
        let profile = "\(work)/\(locale)"
        // A picture is whole or not there.
        let unfinished = "\(folder)/.\(locale).\(UUID().uuidString).png"
        defer { unlink(unfinished) }
        do throws(Chromium.Failure) {
            let elements = try await chromium.elements(
                of: url,
                size: Chromium.Size(width: Self.width, height: Self.width),
                profile: profile
            )
            guard let height = Self.height(in: elements) else {
                throw Chromium.Failure(found: "no height of the sheet", errors: "")
            }
            try await chromium.writePicture(
                of: url,
                size: Chromium.Size(width: Self.width, height: min(height, Self.tallest)),
                profile: profile,
                to: unfinished
            )
            guard rename(unfinished, "\(folder)/\(locale).png") == 0 else {
                throw Chromium.Failure(found: "no place for the picture", errors: String(cString: strerror(errno)))
            }
            return nil
        } catch {
            return (locale, error)
        }
    }

    /// The height that the sheet states of itself.
    private static func height(in elements: [UInt8]) -> Int? {
        elements.firstRange(of: Array(heightAttribute.utf8)).flatMap { range in
            let digits = elements[range.upperBound...].prefix { (0x30...0x39).contains($0) }
            return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
        }
    }
}
