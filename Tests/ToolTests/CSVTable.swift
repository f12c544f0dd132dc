/// Reads comma-separated values by RFC 4180, for tests: nil for anything that is not well-formed.
struct CSVTable {
    let rows: [[String]]

    init?(_ text: String) {
        var rows: [[String]] = []
        var row: [String] = []
        var cell = String.UnicodeScalarView()
        var isQuoted = false
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"" where isQuoted:
                if scalars.first == "\"" { cell.append(scalars.removeFirst()) } else { isQuoted = false }
            case _ where isQuoted: cell.append(scalar)
            case "\"":
                guard cell.isEmpty else { return nil }
                isQuoted = true
            case ",":
                row.append(String(cell))
                cell = .init()
            case "\r":
                guard scalars.popFirst() == "\n" else { return nil }
                rows.append(row + [String(cell)])
                row = []
                cell = .init()
            case "\n": return nil
            default: cell.append(scalar)
            }
        }
        guard !isQuoted, cell.isEmpty, row.isEmpty else { return nil }
        self.rows = rows
    }

    /// The rows after the header, each by column name; nil when a row is longer or shorter than the header.
    var records: [[String: String]]? {
        guard let header = rows.first, rows.allSatisfy({ $0.count == header.count }) else { return nil }
        return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
    }
}
