import ArgumentParser
import Paywright
import PaywrightReports

/// Files of prices that take the place of the products' own: `--prices com.example.pro=prices.json`.
struct PriceOptions: ParsableArguments {
    @Option(
        name: .customLong("prices"),
        help: ArgumentHelp(
            """
            A product's prices in many storefronts: an App Store Connect API answer or a table (CSV). The id may be \
            left out where the file states it. May be repeated.
            """,
            valueName: "product id=file"
        )
    )
    var texts: [String] = []

    @Option(
        name: .customLong("now"),
        help: ArgumentHelp(
            """
            The day whose prices count, where they begin or end on one; beside customers also the instant of their \
            status and of a purchase: a day from its beginning in --time-zone, in UTC without it.
            """,
            valueName: "date or instant"
        )
    )
    var now: String?

    /// What `--now` states. Throws for what is neither a day nor an instant.
    func moment() throws -> DayOrInstant? {
        guard let now else { return nil }
        guard let moment = DayOrInstant(now) else {
            throw ValidationError("unknown day \"\(now)\"; expected \(CalendarDay.grammar), or an instant by RFC 3339")
        }
        return moment
    }

    /// The files, for the check that standard input is read once.
    var files: [String] { texts.map { Self.parts(of: $0).file } }

    func validate() throws {
        _ = try moment()
        if let text = texts.first(where: { Self.parts(of: $0).file.isEmpty }) {
            throw ValidationError("found no file in --prices \"\(text)\"; expected <product id>=<file>")
        }
    }

    /// The lists of every file, and diagnostics about them; every file is read, so that one run reports all that is to be
    /// corrected. Throws when a file states the prices of another product than the option names.
    func lists(_ fields: FieldRules) throws -> PriceFiles {
        let importer = PriceListImporter(day: try moment()?.day, fields: fields)
        var lists = PriceFiles()
        for text in texts {
            let (id, file) = Self.parts(of: text)
            do {
                let read = try importer.prices(from: InputFile.read(file), file: InputFile.displayName(file))
                lists.lists += try read.lists.map { try Self.list($0, named: id) }
                lists.diagnostics += read.diagnostics
            } catch let failure as ImportFailure {
                lists.diagnostics += failure.diagnostics
                lists.isRefused = true
            } catch let failure as InputFile.Failure {
                lists.diagnostics.append(failure.diagnostic)
                lists.isRefused = true
                lists.isMissing = true
            }
        }
        return lists
    }

    /// The list of the product that the option names. Throws when the file names another one.
    private static func list(_ list: PriceList, named id: String?) throws -> PriceList {
        guard let id else { return list }
        guard let stated = list.productID, stated != id, !id.hasPrefix(stated + ":") else { return list.named(id) }
        let file = InputFile.displayName(list.file)
        throw ValidationError("\(file): found prices of \"\(stated)\", expected those of \"\(id)\"; leave the id out")
    }

    /// An id has no slash: a text before an equals sign that has one is part of a path.
    private static func parts(of text: String) -> (id: String?, file: String) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex, !text[..<equals].contains("/") else {
            return (nil, text)
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
}
