internal import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

extension StatusReport {
    /// Writes what is said of a customer whose purchases are not worded yet, one after the other.
    func write(to body: AnswerBody, beside common: [Diagnostic]) throws(RequestRefusal) {
        if let customer = history.customer { try body.member("customer", .string(customer)) }
        try body.member("verified", .bool(history.verification == .verified))
        try body.member("others", .integer(status.others))
        try body.member("access", .written { writeAccess(to: &$0) })
        if let restore = status.restoreOutcome { try body.member("restore", .string(restore.rawValue)) }
        var (seen, found) = (Set<String>(), [Diagnostic]())
        try body.array("results") { () throws(RequestRefusal) in
            for (number, purchase) in status.purchases.enumerated() {
                var results: [Result] = []
                Self.add(purchase, number: number, to: &results, in: context, explainedBy: explainer)
                found += Self.formatting(results, &seen)
                // What every language has of a purchase is written once.
                let members = JSONWriter.onOneLine { [context] in results.first?.writePurchase(in: context, to: &$0) }
                for result in results {
                    try body.element(.written { [context] in result.write(in: context, members, to: &$0) })
                }
            }
        }
        if context.shown.hasEligibility {
            try body.array("eligibility") { () throws(RequestRefusal) in
                for group in shownGroups { try body.element(.written { write(group, to: &$0) }) }
            }
        }
        try body.array("diagnostics", (common + diagnostics + found).lazy.map(\.json))
    }
}
