internal import PaywrightValues

/// What is wrong with a template: the first faults one by one, and of the others how many there are. A text of nothing but braces
/// has more of them than a person reads.
struct TemplateDiagnostics {
    /// Faults that are listed.
    static let most = 1_000

    private var listed: [Diagnostic] = []
    private var omitted: (first: TemplatePosition, count: Int)?

    /// Takes note of a fault, which is made where it is listed.
    mutating func append(at position: TemplatePosition, _ diagnostic: @autoclosure () -> Diagnostic) {
        if listed.count < Self.most {
            listed.append(diagnostic())
        } else {
            omitted = (omitted?.first ?? position, (omitted?.count ?? 0) + 1)
        }
    }

    /// In the order in which they were found.
    var all: [Diagnostic] {
        guard let (position, count) = omitted else { return listed }
        let message = "found \(count) faults more, which are not listed; mend those before first"
        let place = Diagnostic.Place(line: position.line, column: position.column)
        return listed + [Diagnostic(.warning, TemplateCode.moreFaults, at: place, message: message)]
    }
}
