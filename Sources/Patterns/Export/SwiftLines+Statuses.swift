extension SwiftLines {
    /// The part of the file that shows lines about a customer’s situation.
    static let statusSource = #"""
        extension PaywrightLines {
            /// A line about a customer’s situation: `status("renews", "detail", date: …)`. nil where nothing of it can be said with what is
            /// known. A price of 0 counts as none.
            ///
            /// - Parameters:
            ///   - situation: One of the manifest’s `statuses`, which states when it is true.
            ///   - line: "headline", "detail" or "cancel".
            ///   - date: The day as the app writes it: `date.formatted(date: .long, time: .omitted)`.
            ///   - price: What is charged then.
            ///   - product: The name of another plan.
            public func status(
                _ situation: String,
                _ line: String,
                date: String? = nil,
                price: PaywrightPrice? = nil,
                product: String? = nil
            ) -> String? {
                let known = [
                    "date": date.flatMap { Self.clean($0, keepsMarks: true) }, "product": product.flatMap { Self.clean($0) },
                    "price": price.flatMap { $0.amount > 0 ? $0.cleanText : nil },
                ]
                // The first form that everything is known for.
                for (key, roles) in Self.statuses[situation]?[line] ?? [] {
                    let values = roles.compactMap { known[$0] ?? nil }
                    if values.count == roles.count { return words(key).flatMap { Self.filled($0, values) } }
                }
                return nil
            }

            /// By situation and line: the keys and the roles of its forms, that with the most places first.
            static let statuses: [String: [String: [(key: String, roles: [String])]]] = {
                var table: [String: [String: [(key: String, roles: [String])]]] = [:]
                for row in statusRows.split(separator: "\n") {
                    let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                    guard columns.count == 4 else { continue }
                    let form = (key: columns[2], roles: columns[3].split(separator: " ").map(String.init))
                    table[columns[0], default: [:]][columns[1], default: []].append(form)
                }
                return table
            }()
        }

        """#
}
