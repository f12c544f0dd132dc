import ArgumentParser
import StoreImport
import StoreModel

/// Files of prices that take the place of the products' own: `--prices com.example.pro=prices.json`.
struct PriceOptions: ParsableArguments {
    @Option(
        name: .customLong("prices"),
        help: ArgumentHelp(
            """
            A product's prices in many storefronts: an App Store Connect API answer or a table (CSV). The id may be left \
            out where the file states it. May be repeated.
            """,
            valueName: "product id=file"
        )
    )
    var texts: [String] = []

    @Option(
        name: .customLong("now"),
        help: ArgumentHelp("The day whose prices count, where they begin or end on one.", valueName: "date or instant")
    )
    var now: String?

    /// The files, for whoever counts the readers of standard input.
    var files: [String] { texts.map { Self.parts(of: $0).file } }

    func validate() throws {
        if let now, CalendarDay(dateOrInstant: now) == nil {
            throw ValidationError("unknown day \"\(now)\"; expected \(CalendarDay.grammar), or an instant by RFC 3339")
        }
        if let text = texts.first(where: { Self.parts(of: $0).file.isEmpty }) {
            throw ValidationError("found no file in --prices \"\(text)\"; expected <product id>=<file>")
        }
    }

    /// The lists of every file, and what there was to say about them. Throws when a file cannot be read: without it,
    /// prices would be printed that hold no more.
    func lists() throws -> (lists: [PriceList], diagnostics: [ImportDiagnostic]) {
        let importer = PriceListImporter(day: now.flatMap { CalendarDay(dateOrInstant: $0) })
        var lists: [PriceList] = []
        var diagnostics: [ImportDiagnostic] = []
        for text in texts {
            let (id, file) = Self.parts(of: text)
            let bytes = try InputFile.read(file)
            do throws(ImportFailure) {
                let read = try importer.prices(from: bytes, file: InputFile.displayName(file))
                lists += read.lists.map { list in id.map { list.named($0) } ?? list }
                diagnostics += read.diagnostics
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return (lists, diagnostics)
    }

    /// An id has no slash: whatever stands before an equals sign and has one is part of a path.
    private static func parts(of text: String) -> (id: String?, file: String) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex, !text[..<equals].contains("/") else {
            return (nil, text)
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
}
