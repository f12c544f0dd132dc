/// The name that somebody who wrote another one may have meant.
package enum NameSuggestion {
    /// The nearest of the known names, if it is near: the same but for letters' case, or a few edits away.
    package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        // A name far longer than any variable's is no slip of the pen, and comparing it would take long.
        guard wanted.count <= 80 else { return nil }
        // Somebody left out what comes before the last name of a path: "price_per_month" for "product.price_per_month".
        if let path = known.first(where: { $0.lowercased().hasSuffix("." + name.lowercased()) }) { return path }
        let limit = max(1, wanted.count / 4)
        var best: (name: String, distance: Int)?
        for candidate in known {
            let distance = distance(wanted, Array(candidate.lowercased().unicodeScalars))
            if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// How many letters must be changed, added or left out.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var row = Array(0...right.count)
        for (index, scalar) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in right.enumerated() {
                let changed = diagonal + (scalar == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
