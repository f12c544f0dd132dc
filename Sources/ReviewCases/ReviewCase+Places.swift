package import Paywright

extension ReviewCase.Kind {
    /// Where the lines of such cases stand on a screen, by their names; a line that stands on none is not among them.
    package var places: [(line: String, place: ScreenPlace)] {
        switch self {
        case .product: ProductLine.allCases.compactMap { line in line.place.map { (line.rawValue, $0) } }
        case .status: StatusLine.allCases.compactMap { line in line.place.map { (line.rawValue, $0) } }
        case .outcome: StatusFormatter.placesOfOutcomes
        case .labels: PaywallLabel.allCases.map { ($0.reviewName, $0.place) }
        case .eligibility, .notice, .words, .lengths: []
        }
    }
}

extension PaywallLabel {
    /// The case that holds the labels.
    static let reviewGroup = "label"

    /// The label's name in that case: its key without the case's name.
    var reviewName: String { String(rawValue.dropFirst(Self.reviewGroup.count + 1)) }
}
