internal import Paywright

/// The words of a line with places for what is not known yet.
///
///     PatternText("1 week free, then {price} per year")?.places    // [.price]
///
/// As text a place is its role in braces; a brace of the words is written twice.
public struct PatternText: Hashable, Sendable, CustomStringConvertible {
    /// A stretch of it.
    @nonexhaustive
    public enum Piece: Hashable, Sendable {
        /// Words as they stand.
        case words(String)
        /// A place for a value.
        case place(PatternRole)
    }

    /// The stretches in order; no two of words follow each other, and none is empty.
    public private(set) var pieces: [Piece] = []

    /// A pattern from its stretches.
    ///
    /// - Parameter pieces: The stretches, in order.
    public init(_ pieces: [Piece]) { for piece in pieces { append(piece) } }

    /// Reads a pattern as it is written; nil for a brace that is neither doubled nor around the name of a role.
    ///
    /// - Parameter text: The pattern: "{price} per year".
    public init?(_ text: String) {
        var words = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "{" || scalar == "}" else {
                words.append(scalar)
                continue
            }
            if rest.first == scalar {
                words.append(scalar)
                rest.removeFirst()
                continue
            }
            let name = rest.prefix { $0 != "}" }
            guard scalar == "{", let role = PatternRole(rawValue: String(name)), rest.count > name.count else {
                return nil
            }
            rest = rest.dropFirst(name.count + 1)
            append(.words(String(words)))
            append(.place(role))
            words = String.UnicodeScalarView()
        }
        append(.words(String(words)))
    }

    private mutating func append(_ piece: Piece) {
        switch (pieces.last, piece) {
        case (_, .words("")): break
        case (.words(let before)?, .words(let words)): pieces[pieces.count - 1] = .words(before + words)
        case (_, .words), (_, .place): pieces.append(piece)
        }
    }

    /// The roles of the places, each once, in the order of `PatternRole`.
    public var places: [PatternRole] {
        let found = pieces.compactMap { piece in if case .place(let role) = piece { role } else { nil } }
        return found.count < 2 ? found : PatternRole.allCases.filter(found.contains)
    }

    /// The pattern as it is written: "{price} per year".
    public var description: String {
        written {
            "{\($0.rawValue)}"
        } words: {
            Self.doublingBraces($0)
        }
    }

    /// The pattern as some format has it.
    package func written(_ place: (PatternRole) -> String, words: (String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let text): words(text)
            case .place(let role): place(role)
            }
        }.joined()
    }

    private static func doublingBraces(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "{" || scalar == "}" { result.append(scalar) }
            result.append(scalar)
        }
        return String(result)
    }
}

/// Coded as the text that it is written as.
extension PatternText: Codable {
    /// Reads a pattern.
    ///
    /// - Parameter decoder: Has the text.
    /// - Throws: `DecodingError` for a text that is no pattern.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let pattern = PatternText(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "found \"\(text)\", expected a pattern"
            )
        }
        self = pattern
    }

    /// Writes the pattern.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
