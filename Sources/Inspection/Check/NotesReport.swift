package import Paywright
package import PaywrightJSON
internal import PaywrightMessageTools
internal import PaywrightReviewCases
internal import PaywrightRuns

/// What reviewers found wrong, each at the place in today's catalogs where it is to be mended.
package struct NotesReport {
    /// A line that was marked wrong.
    private struct Note {
        let diagnostic: Diagnostic
        let mark: ReviewMarks.Mark
    }

    private let notes: [Note]
    private let rightCount: Int

    package init(_ marks: ReviewMarks, in library: CatalogLibrary, names: CatalogFileNames) throws {
        rightCount = marks.marks.count { $0.isRight }
        var notes: [Note] = []
        var bundles: [LocaleTag: MessageBundle] = [:]
        for mark in marks.marks where !mark.isRight {
            let bundle = try bundles[mark.locale] ?? library.messages(for: mark.locale)
            bundles[mark.locale] = bundle
            let catalog = try library.catalog(for: bundle.match.matched)
            notes.append(Note(diagnostic: Self.diagnostic(of: mark, bundle, catalog, names), mark: mark))
        }
        self.notes = notes
    }

    /// How many marks ask for something to be mended.
    package var errorCount: Int { notes.count { $0.diagnostic.severity == .error } }

    private static func diagnostic(
        of mark: ReviewMarks.Mark,
        _ bundle: MessageBundle,
        _ catalog: Catalog?,
        _ names: CatalogFileNames
    ) -> Diagnostic {
        let entries = mark.keys.map { bundle.entry(speaking: $0) }
        // Where the page said which patterns spoke, one that is another today has been mended, or the line is another.
        let isOutdated = !mark.patterns.isEmpty && mark.patterns != entries.map { $0?.pattern ?? "" }
        let entry = entries.lazy.compactMap { $0 }.first
        let others = entries.compactMap { $0?.key }.dropFirst()
        let message = [
            mark.line, "“\(VisibleText.make(mark.text))”",
            mark.comment.isEmpty ? "marked wrong without a comment" : mark.comment,
        ].joined(separator: ": ")
        return Diagnostic(
            isOutdated ? .note : .error,
            isOutdated ? RunCode.reviewerMarkOutdated : .reviewerMark,
            at: Diagnostic.Place(
                file: names.name(entry?.file ?? catalog?.file ?? mark.locale.tag),
                line: entry?.line ?? 1,
                column: entry?.column ?? 1,
                entry.map { .message($0.key) } ?? .catalog
            ),
            message: message + (isOutdated ? "; the message has changed since" : "")
                + (others.isEmpty ? "" : "; the line is also \(others.joined(separator: ", "))")
        )
    }

    /// A line for each mark that says wrong, and how many say what.
    package var text: String {
        let outdated = notes.count - errorCount
        let changed = outdated == 0 ? "" : ", \(outdated) wrong before a change"
        return notes.map(\.diagnostic.lintText).joined()
            + "\(notes.count + rightCount) marks read: \(errorCount) wrong\(changed), \(rightCount) right\n"
    }

    /// The notes as a SARIF log.
    package var sarif: JSONOutput { notes.map(\.diagnostic).sarif }

    /// The versioned output: schema "paywright/review-notes/1".
    package func json(_ diagnostics: [Diagnostic]) -> JSONOutput {
        .object([
            ("schema", .string("paywright/review-notes/1")),
            ("wrong", .integer(errorCount)),
            ("outdated", .integer(notes.count - errorCount)),
            ("right", .integer(rightCount)),
            ("findings", .array(notes.map { .inline(.object($0.diagnostic.jsonMembers + $0.mark.members)) })),
            ("diagnostics", .array(diagnostics.map(\.json))),
        ])
    }
}

extension ReviewMarks.Mark {
    /// What the reviewer read and said, beside its place.
    fileprivate var members: [(String, JSONOutput)] {
        [
            ("locale", .string(locale.tag)), ("reviewedLine", .string(line)),
            ("keys", .array(keys.map(JSONOutput.string))), ("text", .string(text)), ("comment", .string(comment)),
        ]
    }
}
