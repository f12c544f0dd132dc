internal import Paywright

/// Gives each of several equal names a number after it, that no other has: "a", "a#2".
struct UniqueNames {
    private var used: Set<String> = []
    private var counts: [String: Int] = [:]

    mutating func name(_ wanted: String) -> String {
        let clean = NameSanitizer.clean(wanted)
        var name = clean
        // Something may be called "a#2" of itself.
        while !used.insert(name).inserted {
            let count = (counts[clean] ?? 1) + 1
            counts[clean] = count
            name = "\(clean)#\(count)"
        }
        return name
    }
}
