internal import Paywright
internal import PaywrightStorage

extension NoticesReport {
    /// Readable text: notice by notice, in each its languages.
    package var text: String {
        var text = customer.map { NameSanitizer.clean("customer \($0)") + "\n" } ?? ""
        if verification == .notVerified { text += "signatures: not verified\n" }
        for entry in entries {
            text += NameSanitizer.clean(heading(of: entry)) + "\n"
            let facts: [(String, String?)] = [
                ("id", entry.notice.id), ("sender", entry.notice.sender.rawValue),
                (
                    "missing",
                    entry.notice.missing.isEmpty ? nil : entry.notice.missing.map(\.rawValue).joined(separator: ", ")
                ),
                ("article", entry.notice.rule?.article), ("source", entry.notice.rule?.source),
            ]
            for (name, fact) in facts { if let fact { text += TextRow.make(name, fact) } }
            for (locale, words) in zip(context.locales, entry.texts) {
                text += "  \(locale)\n"
                for line in words.lines { text += TextRow.make(line.name, line.text.string) }
            }
        }
        if entries.isEmpty { text += "no notices\n" }
        return text + "\n\(Self.statement)\n"
    }

    /// The product, what it is about, and when: "pro.yearly: trialEnding by us-ca-trial, due 2026-11-19 to 2026-12-07".
    private func heading(of entry: Entry) -> String {
        let notice = entry.notice
        var heading = entry.purchase.productID.map { "\($0): " } ?? ""
        heading += notice.kind.rawValue + (notice.event.needsConsent ? " (consent)" : "")
        if let rule = notice.rule { heading += " by \(rule.id)" }
        if let state = notice.state { heading += ", \(state.rawValue)" }
        if let due = notice.due {
            heading += due.firstDay.map { " \($0) to" } ?? " up to"; heading += " \(due.lastDay)"
        }
        return heading
    }

    /// A page with an article for each notice in each language, for people to read and for mails to take parts from.
    package var html: String {
        var html = """
            <!doctype html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Notices</title></head>
            <body>

            """
        for entry in entries {
            for (locale, text) in zip(context.locales, entry.texts) {
                let id = entry.notice.id.map { " data-id=\"\(Escapes.html.text($0))\"" } ?? ""
                let direction = locale.isRightToLeft ? "rtl" : "ltr"
                html +=
                    "<article lang=\"\(locale)\" dir=\"\(direction)\" data-kind=\"\(entry.notice.kind.rawValue)\"\(id)>\n"
                html += "<h1>\(text.subject.escaped)</h1>\n"
                html += "<p>\(text.opening.escaped)</p>\n<p>\(text.body.escaped)</p>\n"
                if let action = text.action { html += "<p><b>\(action.escaped)</b></p>\n" }
                html += "</article>\n"
            }
        }
        return html + "<footer lang=\"en\">\(Escapes.html.text(Self.statement))</footer>\n</body>\n</html>\n"
    }
}

extension FormattedText {
    /// The text in HTML, without elements.
    fileprivate var escaped: String { html { _ in nil } }
}
