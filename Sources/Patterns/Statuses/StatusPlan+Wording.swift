internal import Paywright

extension StatusPlan.Form {
    /// The words of a language, and whether they are labelled there: the language writes the date in a form of its own, which what a
    /// device writes does not have.
    func worded(by messages: MessageBundle) -> (text: PatternText, isLabelled: Bool, diagnostics: [Diagnostic]) {
        let isLabelled = sentences.contains { messages.writesDateInForm(in: $0.key) }
        let content = isLabelled ? labelled : sentences
        let text = messages.format(content)
        let pattern = PatternText(statusLine: text, skeleton: { messages.skeleton(content) })
        return (isLabelled && line == .headline ? pattern.withoutFinalStop : pattern, isLabelled, text.diagnostics)
    }
}

extension PatternText {
    /// The text of a line with places in place of its date, its price and the name of a plan. A date that ends in a full stop has taken the
    /// place of one that follows; with another date it is there.
    fileprivate init(statusLine text: FormattedText, skeleton: () -> String) {
        let pattern = PatternText(text) { part in
            switch part.kind {
            case .date: .date
            case .money: .price
            case .name where part.argument == .newProduct: .product
            case .name, .link, .length, .count, .percent: nil
            }
        }
        let units = Array(text.string.utf16)
        let endsInStop = text.parts.contains { part in
            part.kind == .date && units[part.range].last == UInt16(UInt8(ascii: "."))
        }
        guard endsInStop, skeleton().contains("{\(ArgumentName.date.rawValue)}.") else {
            self = pattern
            return
        }
        let pieces = pattern.pieces
        self.init(
            pieces.enumerated().flatMap { index, piece -> [Piece] in
                let isFollowed = index + 1 < pieces.count && pieces[index + 1].beginsWithStop
                return piece == .place(.date) && !isFollowed ? [piece, .words(".")] : [piece]
            }
        )
    }

    /// The text as a headline, which ends in no full stop.
    fileprivate var withoutFinalStop: PatternText {
        guard case .words(let words)? = pieces.last else { return self }
        var scalars = words.unicodeScalars
        let stops: Set<Unicode.Scalar> = [".", "\u{6D4}", "\u{964}", "\u{3002}"]
        guard let last = scalars.last, stops.contains(last) else { return self }
        scalars.removeLast()
        return PatternText(pieces.dropLast() + [.words(String(scalars))])
    }
}

extension PatternText.Piece {
    /// Whether it begins with a full stop, after the end of an isolate.
    fileprivate var beginsWithStop: Bool {
        guard case .words(let words) = self else { return false }
        return words.unicodeScalars.first { !UTF8Text.isDirectionCharacter($0) } == "."
    }
}
