internal import Paywright

extension StatusReport {
    /// Readable text: purchase by purchase, in each its languages, then the offers of each group.
    public var text: String {
        var text = history.customer.map { NameSanitizer.clean("customer \($0)") + "\n" } ?? ""
        if history.verification == .notVerified { text += "signatures: not verified\n" }
        var purchase: CustomerStatus.Purchase?
        for result in results {
            if purchase != result.lines.purchase {
                purchase = result.lines.purchase
                text += NameSanitizer.clean(result.heading) + "\n"
            }
            text += "  \(result.locale)\n"
            let sources = result.evidence.isEmpty ? [:] : result.sources(in: context)
            for entry in result.lines.entries {
                text += TextRow.make(entry.line.rawValue, entry.text.string)
                text += result.explanation(of: entry.text, sources[entry.line] ?? [])
            }
            text += result.explanation(in: context)
        }
        for group in shownGroups {
            text += "\n" + NameSanitizer.clean(Self.heading(of: group)) + "\n"
            for (locale, formatter) in zip(context.locales, context.formatters) {
                text += "  \(locale)\n"
                let lines = formatter.lines(for: group)
                for line in EligibilityLine.allCases {
                    text += TextRow.make(line.rawValue, lines[line]?.string ?? "")
                }
            }
            if !group.showsPurchaseScreen { text += TextRow.make("purchaseScreen", "no") }
        }
        return text
    }

    private static func heading(of group: GroupEligibility) -> String {
        guard let id = group.groupID else {
            return group.productIDs.isEmpty
                ? "offers in every group" : "offers for \(group.productIDs.joined(separator: ", "))"
        }
        return "offers in group \(id)"
    }
}

extension StatusReport.Result {
    /// The product and what is true of it: "ocean.monthly: gracePeriod".
    fileprivate var heading: String {
        let situation = lines.purchase.situation.name
        return lines.purchase.productID.map { "\($0): \(situation)" } ?? situation
    }
}
