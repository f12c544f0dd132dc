/// What is said of a product with each of several offers. A line that they say alike is there once: most lines of an offer are
/// those of the regular price.
package struct MessagesOfOffers: Sendable {
    /// What decides the lines with each offer.
    package let wordings: [ProductWording]
    /// The lines that differ.
    package private(set) var lines: [LineMessage<ProductLine>] = []
    /// Which of the lines are said with each offer, in order.
    package private(set) var numbers: [[Int]] = []

    /// The messages, or those of some lines in the order asked for.
    package init(_ wordings: [ProductWording], showing chosen: [ProductLine]? = nil) {
        self.wordings = wordings
        for wording in wordings {
            numbers.append(
                wording.messages(showing: chosen).map { line in
                    if let number = lines.firstIndex(where: { $0.line == line.line && $0.content.says(line.content) }) {
                        return number
                    }
                    lines.append(line)
                    return lines.count - 1
                }
            )
        }
    }
}
