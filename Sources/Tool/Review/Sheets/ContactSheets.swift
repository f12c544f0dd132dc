import Glibc
import Paywright
import PaywrightReports
internal import PaywrightRuns
internal import PaywrightInspection

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

    /// What came of a picture.
    private enum Outcome: Sendable {
        case whole
        /// The sheet is so high that its end is not in the picture.
        case cut(height: Int)
        case failed(Chromium.Failure)
    }

    /// Writes the pictures of some languages, `de.png` and so on, and tells what there is to say about them. A language
    /// whose picture fails loses no other. Throws exit codes.
    func write(_ locales: [LocaleTag], of data: ReviewData) async throws -> [Diagnostic] {
        try OutputFolder.create(folder)
        let work = try OutputFolder.createTemporary()
        defer { OutputFolder.removeTemporary(work) }
        let outcomes = try await outcomes(locales, of: data, in: work)
        var cut: [Diagnostic] = []
        var hasFailed = false
        for locale in locales {
            switch outcomes[locale] {
            case .cut(let height)?:
                cut.append(Self.diagnostic(of: picture(of: locale), height: height))
            case .failed(let failure)?:
                hasFailed = true
                StandardOutput.report(
                    "\(picture(of: locale)): found \(failure.found), expected a picture"
                        + (failure.errors.isEmpty ? "" : "; it said: \(failure.errors)")
                )
            case .whole?, nil: break
            }
        }
        for diagnostic in cut { StandardOutput.report(diagnostic) }
        if hasFailed { throw ExitStatus.unavailable }
        return cut
    }

    private func picture(of locale: LocaleTag) -> String { "\(folder)/\(locale).png" }

    private static func diagnostic(of picture: String, height: Int) -> Diagnostic {
        Diagnostic(
            .warning,
            RunCode.sheetCut,
            at: Diagnostic.Place(file: picture),
            message: "found a sheet of \(height) pixels, expected \(tallest) at most; the picture ends there"
        )
    }

    /// Makes as many pictures at a time as there are cores: a browser keeps one busy.
    private func outcomes(
        _ locales: [LocaleTag],
        of data: ReviewData,
        in work: String
    ) async throws -> [LocaleTag: Outcome] {
        let document = ReviewDocument()
        var progress = Progress(total: locales.count)
        defer { progress.finish() }
        return try await withThrowingTaskGroup(of: (LocaleTag, Outcome).self) { group in
            var outcomes: [LocaleTag: Outcome] = [:]
            var free = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            for locale in locales {
                if free == 0, let (done, outcome) = try await group.next() {
                    outcomes[done] = outcome
                    progress.advance()
                    free += 1
                }
                let page = "\(work)/\(locale).html"
                let html = document.html(try data.showing(locale).json(), title: locale.tag)
                try OutputFile.write(html, to: page)
                group.addTask { (locale, await write(locale, of: page, in: work)) }
                free -= 1
            }
            for try await (done, outcome) in group {
                outcomes[done] = outcome
                progress.advance()
            }
            return outcomes
        }
    }

    private func write(_ locale: LocaleTag, of page: String, in work: String) async -> Outcome {
        let url = "file://\(page.percentEncoded)#sheet=\(locale)"
        let profile = "\(work)/\(locale)"
        // A picture is whole or not there.
        let unfinished = "\(folder)/.\(locale).\(UUID().uuidString).png"
        Interruption.willRemove(unfinished)
        defer {
            unlink(unfinished)
            Interruption.didRemove(unfinished)
        }
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
            guard rename(unfinished, picture(of: locale)) == 0 else {
                throw Chromium.Failure(found: "no place for the picture", errors: String(cString: strerror(errno)))
            }
            return height > Self.tallest ? .cut(height: height) : .whole
        } catch {
            return .failed(error)
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
