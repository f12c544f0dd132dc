package import Paywright
package import PaywrightJSON
internal import PaywrightReviewCases

/// Everything a review page shows.
package struct ReviewData: Sendable {
    /// The versioned contract with the page.
    static let schema = "paywright/review/1"

    /// The program that makes a page.
    package struct Program: Sendable {
        let name: String
        let version: String

        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    let program: Program
    package let title: String
    /// What the lines are compared with.
    let against: String?
    let outline: ReviewOutline
    let keys: ReviewKeys
    let languages: [ReviewLanguage]
    /// What people call the files of catalogs.
    let fileNames: CatalogFileNames

    /// The same with one language only, beside the source language.
    package func showing(_ locale: LocaleTag) -> ReviewData {
        ReviewData(
            program: program,
            title: title,
            against: against,
            outline: outline,
            keys: keys,
            languages: languages.filter { $0.locale == locale || $0.locale.tag == CatalogLibrary.sourceLocale },
            fileNames: fileNames
        )
    }

    /// The data as JSON, in columns: what is the same in every language is said once.
    package func json() throws -> JSONOutput {
        var pool = StringPool()
        let languages = try languages.map { try $0.json(pooling: &pool, nameFile: fileNames.name) }
        return .object([
            ("schema", .string(Self.schema)),
            (
                "tool",
                .inline(
                    .object([
                        ("name", .string(program.name)),
                        ("version", .string(program.version)),
                        ("icu", .string(ICUVersions.icu)), ("cldr", .string(ICUVersions.cldr)),
                    ])
                )
            ),
            ("title", .string(title)),
            ("source", .string(CatalogLibrary.sourceLocale)),
            ("against", against.map { .inline(.object([("name", .string($0))])) } ?? .null),
            ("kinds", Self.names(ReviewLanguage.kinds.map(\.rawValue))),
            ("roles", Self.names(ReviewLanguage.roles.map(\.rawValue))),
            ("argumentNames", Self.names(ReviewLanguage.arguments.map(\.rawValue))),
            ("keys", .array(keys.entries.map(\.json))),
            ("messages", .inline(.array(outline.subjects.map(json)))),
            ("places", .inline(Self.places)),
            ("groups", .array(outline.groups.map { .inline($0.json) })),
            ("lines", .inline(.array(outline.lines.map(\.json)))),
            ("strings", .inline(.array(pool.strings.map(JSONOutput.string)))),
            ("languages", .array(languages)),
        ])
    }

    /// Where lines stand on a screen, by the kind of their group and their name.
    private static var places: JSONOutput {
        let kinds: [(String, JSONOutput)] = ReviewCase.Kind.allCases.compactMap { kind in
            let places = kind.places.map { ($0.line, JSONOutput.string($0.place.rawValue)) }
            return places.isEmpty ? nil : (kind.rawValue, .object(places))
        }
        return .object(kinds)
    }

    private static func names(_ names: [String]) -> JSONOutput {
        .inline(.array(names.map(JSONOutput.string)))
    }

    private func json(of subject: RenderedLanguage.Subject) -> JSONOutput {
        let (key, arguments): (Int?, [(String, ArgumentValue)]) =
            switch subject {
            case .message(let message, _, _):
                (
                    keys.index(of: message.key),
                    message.arguments.names.compactMap { name in
                        message.arguments[name].map { (name.rawValue, $0) }
                    }
                )
            case .value(let name, let value): (nil, [(name.rawValue, value)])
            case .length(let length, let form):
                (nil, [(ArgumentName.duration.rawValue + (form.map { "_" + $0 } ?? ""), .length(length))])
            case .fixedWords(let kind, let country):
                (nil, [(kind.rawValue, .text(country.alpha3))])
            }
        return .object([
            ("key", key.map(JSONOutput.integer) ?? .null),
            ("arguments", .array(arguments.map { .array([.string($0.0), .string($0.1.reviewText)]) })),
        ])
    }
}

extension ReviewOutline.Group {
    fileprivate var json: JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("name", .string(reviewed.name)), ("kind", .string(reviewed.kind.rawValue)),
            ("title", .string(reviewed.title)),
            ("lines", .array([.integer(lines.lowerBound), .integer(lines.count)])),
        ]
        if let separator { members.append(("separator", .string(separator))) }
        return .object(members)
    }
}

extension ReviewOutline.Line {
    fileprivate var json: JSONOutput {
        .object([("line", .string(name)), ("sentences", .array(sentences.map(JSONOutput.integer)))])
    }
}
