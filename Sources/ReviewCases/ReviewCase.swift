package import Paywright
package import PaywrightDecisions
internal import PaywrightMessages
package import PaywrightModel
package import PaywrightValues

/// Lines that a reviewer reads together, before they are formatted: what one product, situation or outcome says.
package struct ReviewCase: Sendable {
    /// What the lines are about.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A product for one customer.
        case product
        /// One purchase of a customer.
        case status
        /// Whether a customer gets an offer, for support staff.
        case eligibility
        /// What a customer reads after an attempt to buy.
        case outcome
        /// What stands around the text of a message to a customer.
        case notice
        /// The words around the products.
        case labels
        /// Messages of templates.
        case words
        /// A form of lengths.
        case lengths
    }

    /// One line of a case.
    package struct Line: Hashable, Sendable {
        /// Its name in the case: "offer". With the case's name before it, it is the line's own in all reports.
        package let name: String
        /// What fills it.
        package let content: Content
    }

    /// What fills a line.
    package enum Content: Hashable, Sendable {
        /// What a formatter says.
        case line(LineContent)
        /// Lengths beside each other, in a form or (nil) plainly.
        case lengths([CalendarDuration], form: String?)
    }

    /// A stable name: "introductory.freeTrial.P1W".
    package let name: String
    package let kind: Kind
    /// For a person: the product's name; empty where the name says it.
    package let title: String
    /// The store whose words its lines are in; nil where they are of no store.
    package let store: StoreName?
    /// The lines in order. One whose text is empty does not apply.
    package let lines: [Line]

    package init(_ name: String, _ kind: Kind, title: String = "", of store: StoreName? = nil, lines: [Line]) {
        self.name = name
        self.kind = kind
        self.title = title
        self.store = store
        self.lines = lines
    }

    /// A line's name in all reports.
    package func fullName(of line: Line) -> String { "\(name).\(line.name)" }
}

extension ReviewCase.Line {
    init(_ name: String, _ content: LineContent) { self.init(name: name, content: .line(content)) }
}

extension ReviewCase.Content {
    /// What stands between the lengths of a line.
    package static let lengthSeparator = " | "
}

// MARK: Products

extension ReviewCase {
    /// The lines of a product, the caller's after the built-in ones.
    ///
    /// - Parameters:
    ///   - offerOnly: Whether only those count that an offer changes.
    ///   - chosen: The built-in lines that count; nil for all.
    package init(
        _ name: String,
        title: String,
        _ wording: ProductWording,
        by formatter: PaywallFormatter,
        offerOnly: Bool,
        showing chosen: Set<ProductLine>? = nil
    ) {
        let builtIn = wording.messages().filter { message in
            (!offerOnly || message.line.dependsOnOffer) && chosen?.contains(message.line) != false
        }
        let own = formatter.ownLines(wording, keys: nil).filter { !offerOnly || $0.dependsOnOffer }
        let arguments = own.isEmpty ? [:] : wording.arguments
        self.init(
            name,
            .product,
            title: title,
            of: wording.storeName,
            lines: builtIn.map { Line($0.line.rawValue, $0.content) }
                + own.map { Line($0.key, .sentences([Message($0.key, arguments)])) }
        )
    }
}

// MARK: Customers

extension ReviewCase {
    /// The lines about one purchase of a customer, its name left out where it is said elsewhere.
    package init(
        _ name: String,
        title: String = "",
        of store: StoreName,
        _ messages: [LineMessage<StatusLine>]
    ) {
        let lines = messages.map { Line($0.line.rawValue, $0.content) }
        self.init(name, .status, title: title, of: store, lines: lines)
    }

    /// What support staff read about a customer's offers in a subscription group.
    package init(_ name: String, title: String, _ group: GroupEligibility) {
        self.init(
            name,
            .eligibility,
            title: title,
            of: group.store,
            lines: EligibilityLine.allCases.map { line in
                Line(line.rawValue, .sentences(line.messages(line.answer(of: group))))
            }
        )
    }
}
