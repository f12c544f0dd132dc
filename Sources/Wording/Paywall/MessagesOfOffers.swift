package import PaywrightMessages
internal import PaywrightModel

/// What is said of a product with each of several offers. A line that they say alike is there once: most lines of an offer are
/// those of the regular price.
package struct MessagesOfOffers: Sendable {
    /// The messages with each offer.
    package let offers: [ProductMessages]
    /// The lines that differ.
    package let lines: [ProductMessages.Line]
    /// Which of the lines are said with each offer, in order.
    package let numbers: [[Int]]

    /// The messages, or those of some lines in the order asked for.
    package init(_ offers: [ProductMessages], showing chosen: [ProductLine]? = nil) {
        var lines: [ProductMessages.Line] = []
        var known: [ProductMessages.Line: Int] = [:]
        numbers = offers.map { offer in
            offer.lines(chosen).map { line in
                if let number = known[line] { return number }
                known[line] = lines.count
                lines.append(line)
                return lines.count - 1
            }
        }
        self.offers = offers
        self.lines = lines
    }
}

extension PaywallFormatter {
    /// The text of a line; an empty one where it says nothing.
    package func text(of line: ProductMessages.Line) -> FormattedText { messages.format(line.prepared) }
}
