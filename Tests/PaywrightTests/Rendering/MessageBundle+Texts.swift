import PaywrightStorage
import PaywrightValues

@testable import PaywrightMessages

/// What is written by patterns and tables, beside what ICU prints.
extension MessageBundle {
    /// An amount by its pattern (nil where it has none) and as ICU prints it (nil where ICU fails).
    func texts(of money: MessagePrice) -> (pattern: String?, icu: String?) {
        let pattern = money.key.flatMap { own.pattern(for: $0)?.text(of: money.price.amount) }
        let printed = try? own.icuText(of: money.price.amount, money.shape)
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        return (pattern.map(text), printed.map(text))
    }

    /// A date by what is kept of its day (nil where nothing is) and as the evaluator prints it, in a form or plainly.
    func texts(of date: MessageDate, form: String?) -> (table: String?, icu: String) {
        let facet = form.map(ArgumentReference.Facet.form) ?? .value
        var evaluator = MessageEvaluator(context: own, key: "date")
        evaluator.append(date, facet, .date)
        let printed = evaluator.sink.parts.first.map { evaluator.sink.bytes[$0.range] } ?? []
        let edges = TextEdges(ofDate: Array(printed), isRightToLeft: own.isRightToLeft)
        var text = LineText(capacity: 64)
        let days = own.days(style: date.style, facet: facet, begins: false)
        let isWritten = days?.append(date, edges, to: &text) ?? false
        return (isWritten ? text.bytes.string : nil, String(decoding: printed, as: UTF8.self))
    }

    /// The forms of days that the language has words for: a time of day is none.
    var dateForms: [String] {
        let keys = ownCatalogs.flatMap(\.entries).map(\.key).filter { $0.hasPrefix("date.") && $0 != "date.time" }
        return Set(keys.map { String($0.dropFirst("date.".count)) }).sorted()
    }
}
