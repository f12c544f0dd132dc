package import PaywrightMessages
internal import PaywrightModel

/// What is said of a product with each of several offers. A line that they say alike is there once: most lines of an offer are
/// those of the regular price.
package struct MessagesOfOffers: Sendable {
    /// The messages with each offer.
    package let offers: [ProductMessages]
    /// The lines that differ.
    fileprivate let lines: [ProductMessages.Line]
    /// Which of the lines are said with each offer, in order.
    package let numbers: [[Int]]

    /// The messages, or those of some lines in the order asked for.
    package init(_ offers: [ProductMessages], showing chosen: [ProductLine]? = nil) {
        var lines: [ProductMessages.Line] = []
        var known: [Saying: Int] = [:]
        self.offers = offers
        numbers = offers.map { offer in
            offer.lines(chosen).map { line in
                let saying = Saying(line: line)
                if let number = known[saying] { return number }
                known[saying] = lines.count
                lines.append(line)
                return lines.count - 1
            }
        }
        self.lines = lines
    }

    /// A line by what it says.
    private struct Saying: Hashable {
        let line: ProductMessages.Line

        static func == (left: Saying, right: Saying) -> Bool {
            left.line.message.line == right.line.message.line
                && left.line.prepared.saysTheSame(as: right.line.prepared)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(line.message.line)
            line.prepared.hash(into: &hasher)
        }
    }
}

extension PaywallFormatter {
    /// Writes lines of many products: it remembers those of a whole shop.
    package func writer() -> LineWriter { messages.writer(remembering: 1_024) }

    /// Writes the lines that differ into a buffer, and returns where each came among its entries; nil for one that says nothing.
    ///
    /// - Parameter writer: the formatter's own.
    package func append(
        _ product: MessagesOfOffers,
        by writer: inout LineWriter,
        to lines: inout FormattedLines
    ) -> [Int?] {
        product.lines.map { lines.append($0, by: &writer) }
    }

    /// Writes the caller's lines that apply with one of the offers.
    package func append(
        ownLines keys: [String]?,
        of product: ProductMessages,
        to lines: inout FormattedLines
    ) {
        for line in ownLines(product.wording, keys: keys) {
            lines.append(line.key, dependsOnOffer: line.dependsOnOffer) { buffer in
                buffer.append(line.text)
                return (line.text.locale, line.text.diagnostics)
            }
        }
    }
}
