/// What is said of a product with each of several offers. A line that they say alike is there once: most lines of an offer are
/// those of the regular price.
package struct MessagesOfOffers: Sendable {
    /// What decides the lines with each offer.
    package let wordings: [ProductWording]
    /// The lines that differ.
    package private(set) var lines: [LineMessage<ProductLine>] = []
    /// Which of the lines are said with each offer, in order.
    package private(set) var numbers: [[Int]] = []

    /// Of so many offers each line is compared with all before; of more, that would take quadratic time.
    private static let fewOffers = 16

    /// The messages, or those of some lines in the order asked for.
    package init(_ wordings: [ProductWording], showing chosen: [ProductLine]? = nil) {
        self.wordings = wordings
        // To hash a line costs more than to compare it with a few.
        var known: [LineContent: [Int]] = [:]
        let isHashed = wordings.count > Self.fewOffers
        for wording in wordings {
            numbers.append(
                wording.messages(showing: chosen).map { line in
                    func isSame(_ number: Int) -> Bool {
                        lines[number].line == line.line && lines[number].content.says(line.content)
                    }
                    let number =
                        isHashed ? known[line.content]?.first(where: isSame) : lines.indices.first(where: isSame)
                    if let number { return number }
                    if isHashed { known[line.content, default: []].append(lines.count) }
                    lines.append(line)
                    return lines.count - 1
                }
            )
        }
    }
}
