package import Paywright

/// What is to be exported, and how.
package struct ExportRequest: Sendable {
    fileprivate(set) var format: ExportFormat
    let key: ExportKey
    let options: PaywallOptions
    /// The lines to export.
    let lines: [ProductLine]
    /// The names of the lines of one’s own to export.
    let ownLines: [String]
    /// The names of the texts around products to export.
    let texts: [String]
    /// The names of the lines about a customer’s situation to export.
    let statuses: [String]
    /// The version of the package, for the manifest.
    let version: String
    /// The name of the rule by which prices are calculated.
    let policy: String

    /// A request; without lines, texts or statuses of one's own everything.
    package init(
        _ format: ExportFormat,
        by key: ExportKey,
        options: PaywallOptions,
        lines: [ProductLine]? = nil,
        ownLines: [String] = [],
        texts: [String]? = nil,
        statuses: [String]? = nil,
        version: String,
        policy: String
    ) {
        self.format = format
        self.key = key
        self.options = options
        self.lines = ProductLine.allCases.filter { Self.reasons[$0] == nil && lines?.contains($0) ?? true }
        self.ownLines = ownLines
        self.texts = texts ?? ExportedTexts.names
        self.statuses = statuses ?? StatusPlan.names
        self.version = version
        self.policy = policy
    }

    /// The lines that cannot be exported, with the reasons.
    package static let reasons: [ProductLine: String] = [
        .dueToday: dated, .nextCharge: dated, .trialTimelineToday: dated, .trialTimelineLastDay: dated,
        .trialTimelineCharge: dated,
        .planChange: "needs the customer’s other plan",
        .rental: sale, .preorder: sale,
    ]

    private static let dated = "needs the day of the purchase"
    private static let sale = "is of rentals and pre-orders, which are not exported"
}

/// A file, by its path in the folder. Its text is made when it is asked for: all of them together are large.
package struct ExportedFile: Sendable {
    package let path: String
    private let make: @Sendable (_ take: (String) -> Bool) -> Bool

    init(path: String, _ make: @escaping @Sendable () -> String) {
        self.init(path: path) { take in take(make()) }
    }

    /// A file whose text is made in pieces.
    ///
    /// - Parameter pieces: Hands on one after the other until one is not taken; false then.
    init(path: String, pieces: @escaping @Sendable (_ take: (String) -> Bool) -> Bool) {
        self.path = path
        make = pieces
    }

    /// Hands on the text in pieces until one is not taken; false then.
    package func forEachPiece(_ take: (String) -> Bool) -> Bool { make(take) }

    /// What stands in the file.
    package var text: String {
        var text = ""
        _ = make { piece in
            text += piece
            return true
        }
        return text
    }
}

/// One text of the files: its key, where its words stand, and what it is.
struct ExportedEntry: Sendable {
    /// Where the words of a language stand.
    enum Source: Sendable {
        /// A variant of a line of a shape.
        case line(shape: Int, line: Int, variant: Int)
        /// A line of one’s own of a shape.
        case ownLine(shape: Int, name: String)
        /// A text around products.
        case text(Int)
        /// A line about a customer’s situation.
        case status(Int)
    }

    let key: String
    let source: Source
    /// In the order of positions.
    let roles: [PatternRole]
    /// What it is, for translators: "offer of P1Y+free:P1W".
    let meaning: String
}

/// The files of an export.
package struct PatternExport: Sendable {
    private(set) var request: ExportRequest
    let store: StoreName
    let shapes: ExportedShapes
    let statuses: StatusPlan
    let languages: [ExportedLanguage]
    /// Which of the languages speaks for which locale.
    let localeTable: LocaleTable
    /// In the order of their keys.
    private(set) var entries: [ExportedEntry] = []
    /// Text around products → key.
    private(set) var textKeys: [(name: String, key: String)] = []
    /// What keeps files from being written, where one is an error, and what is good to know.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Those of them that are the same in every format.
    private var diagnosticsOfWords: [Diagnostic] = []

    /// Words everything.
    ///
    /// - Parameter words: Calls its closure for the formatter of each language, on as many cores as it likes.
    package init(
        _ purchases: [ExportedPurchase],
        _ request: ExportRequest,
        words: (@escaping @Sendable (PaywallFormatter) -> ExportedLanguage) async throws -> [ExportedLanguage]
    ) async throws {
        self.request = request
        let stores = StoreName.allCases.filter { store in purchases.contains { $0.product.store == store } }
        let store = stores.first ?? .other
        self.store = store
        let shapes = ExportedShapes(
            purchases,
            by: request.key,
            options: request.options,
            lines: request.lines,
            withOwnLines: !request.ownLines.isEmpty
        )
        self.shapes = shapes
        // The same shape in two stores is no collision that a user could mend otherwise.
        diagnostics = stores.count > 1 ? [] : shapes.diagnostics
        if stores.count > 1 {
            let names = stores.map(\.rawValue).joined(separator: ", ")
            let message =
                "found products of \(names), expected those of one store, which --store chooses: each has an export "
                + "of its own"
            diagnostics.append(Diagnostic(.error, ExportCode.severalStores, message: message))
        }
        let statuses = StatusPlan(Set(request.statuses), store, options: request.options)
        self.statuses = statuses
        languages = try await words { formatter in
            ExportedLanguage(
                shapes,
                texts: request.texts,
                ownLines: request.ownLines,
                statuses,
                store: store,
                by: formatter
            )
        }
        localeTable = LocaleTable(languages.map(\.locale))
        diagnosticsOfWords = diagnostics + languages.flatMap(\.diagnostics)
        collect()
    }

    /// The same words in another format.
    package func written(as format: ExportFormat) -> PatternExport {
        guard format != request.format else { return self }
        var other = self
        other.request.format = format
        other.collect()
        return other
    }

    /// The language that speaks for locales that no other does.
    var fallback: ExportedLanguage? { languages.first { $0.locale.tag == "en" } ?? languages.first }

    // MARK: Entries

    /// The key of a line of a shape, and of each variant.
    func key(_ shape: ExportedShapes.Entry, _ line: ProductLine, _ variant: String) -> String? {
        request.format.key([shape.name, line.rawValue] + (variant.isEmpty ? [] : [variant]))
    }

    /// The key of a line about a customer’s situation.
    func key(_ form: StatusPlan.Form) -> String? { request.format.key(["status"] + form.name) }

    private mutating func collect() {
        (entries, textKeys, diagnostics) = ([], [], diagnosticsOfWords)
        guard let first = languages.first else { return }
        var owners: [String: String] = [:]
        func isNew(_ key: String, _ meaning: String) -> Diagnostic? {
            defer { owners[key] = owners[key] ?? meaning }
            return owners[key].map { owner in
                Diagnostic(
                    .error,
                    ExportCode.collidingKeys,
                    message: "found \(owner) and \(meaning) with one key \"\(key)\", expected one text for a key"
                )
            }
        }
        var compared: Set<[Int]> = []
        for (place, shape) in shapes.entries.enumerated() {
            for (index, line) in first.lines[shape.plan].enumerated() {
                let roles = self.roles(line, of: shape)
                for (number, variant) in line.variants.enumerated() {
                    let meaning =
                        "\(line.line.rawValue) of \(shape.name)" + (variant.name.isEmpty ? "" : " (\(variant.name))")
                    guard let key = key(shape, line.line, variant.name) else {
                        diagnostics.append(Self.illegal(shape.name, request.format))
                        continue
                    }
                    if let collision = isNew(key, meaning) {
                        diagnostics.append(collision)
                        continue
                    }
                    if compared.insert([shape.plan, index, number]).inserted {
                        reportOtherPlaces(languages.map { $0.lines[shape.plan][index].variants[number].text }, key)
                    }
                    let source = ExportedEntry.Source.line(shape: place, line: index, variant: number)
                    entries.append(ExportedEntry(key: key, source: source, roles: roles, meaning: meaning))
                }
            }
        }
        for (place, shape) in shapes.entries.enumerated() where !request.ownLines.isEmpty {
            for line in ownLines(of: shape) {
                let meaning = "\(line.name) of \(shape.name)"
                guard let key = request.format.key([shape.name, line.name]) else {
                    diagnostics.append(Self.illegal("\(shape.name).\(line.name)", request.format))
                    continue
                }
                if let collision = isNew(key, meaning) {
                    diagnostics.append(collision)
                    continue
                }
                let source = ExportedEntry.Source.ownLine(shape: place, name: line.name)
                entries.append(ExportedEntry(key: key, source: source, roles: line.roles, meaning: meaning))
            }
        }
        for (index, text) in first.texts.enumerated() {
            guard let key = request.format.key([text.name]) else { continue }
            if let collision = isNew(key, text.name) {
                diagnostics.append(collision)
                continue
            }
            textKeys.append((text.name, key))
            entries.append(ExportedEntry(key: key, source: .text(index), roles: [], meaning: text.name))
        }
        for (index, form) in statuses.forms.enumerated() {
            guard let key = key(form) else { continue }
            let meaning = form.name.joined(separator: ".") + " of a customer: " + form.situation.holds
            if let collision = isNew(key, meaning) {
                diagnostics.append(collision)
                continue
            }
            reportOtherPlaces(languages.map { $0.statuses[index].text }, key)
            entries.append(ExportedEntry(key: key, source: .status(index), roles: form.roles, meaning: meaning))
        }
        entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        diagnostics = diagnostics.eachOnce
    }

    /// The words of an entry in a language.
    func text(_ entry: ExportedEntry, in language: ExportedLanguage) -> PatternText {
        switch entry.source {
        case .text(let index): return PatternText([.words(language.texts[index].text.string)])
        case .status(let index): return language.statuses[index].text
        case .line(let place, let line, let variant):
            let shape = shapes.entries[place]
            return language.text(language.lines[shape.plan][line].variants[variant].text, for: shape.product)
        case .ownLine(let place, let name):
            let shape = shapes.entries[place]
            let text = language.own[shape.plan].first { $0.name == name }?.text
            return language.text(text ?? PatternText([]), for: shape.product)
        }
    }

    /// Whether somebody has read the words of an entry in a language: every message that can word it.
    func isRead(_ entry: ExportedEntry, in language: ExportedLanguage) -> Bool {
        switch entry.source {
        case .text(let index): language.isRead(language.texts[index].text.messages)
        case .status(let index):
            language.isRead((statuses.forms[index].sentences + statuses.forms[index].labelled).map(\.key))
        case .ownLine(_, let name): language.isRead([name])
        case .line(let place, let line, _):
            language.isRead(language.lines[shapes.entries[place].plan][line].line.messageKeys)
        }
    }

    /// The roles of a line's places in the files.
    func roles(_ line: LinePattern, of shape: ExportedShapes.Entry) -> [PatternRole] {
        shape.product == nil ? line.roles : line.roles.filter { $0 != .product }
    }

    /// Positions have gaps where a language lacks a place of another one, and some platforms then fill the wrong ones.
    private mutating func reportOtherPlaces(_ texts: [PatternText], _ key: String) {
        guard let first = texts.first?.places,
            let other = texts.indices.first(where: { texts[$0].places != first })
        else { return }
        func list(_ roles: [PatternRole]) -> String { "\"" + roles.map(\.rawValue).joined(separator: ", ") + "\"" }
        diagnostics.append(
            Diagnostic(
                .error,
                ExportCode.otherPlaces,
                at: Diagnostic.Place(.message(key)),
                found: "\(list(texts[other].places)) in \(languages[other].locale)",
                expected: "\(list(first)) as in \(languages[0].locale)",
                consequence: nil
            )
        )
    }

    private static func illegal(_ name: String, _ format: ExportFormat) -> Diagnostic {
        Diagnostic(
            .error,
            ExportCode.illegalKey,
            message:
                "found \"\(name)\" in a key, expected letters and digits of ASCII for --format \(format.rawValue); "
                + "--key shape has no names of products"
        )
    }
}

extension [Diagnostic] {
    /// The same without those that stand before.
    package var eachOnce: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }
    }
}
