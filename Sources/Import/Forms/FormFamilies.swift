internal import PaywrightJSON
internal import PaywrightStorage

/// Whose an object can be, by the names of its members alone: one look at each name leaves out nearly everything that an object
/// is held against otherwise.
struct FormFamilies: OptionSet, Sendable {
    let rawValue: UInt8

    static let amazon = FormFamilies(rawValue: 1 << 0)
    static let foreign = FormFamilies(rawValue: 1 << 1)
    static let revenueCat = FormFamilies(rawValue: 1 << 2)
    static let stripe = FormFamilies(rawValue: 1 << 3)
    static let paddle = FormFamilies(rawValue: 1 << 4)
    static let store = FormFamilies(rawValue: 1 << 5)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Those of which an object states a member that each object of theirs has one of, and perhaps more.
    init(of members: [JSONObject.Member]) {
        self = members.withUnsafeBufferPointer { members in
            var found: FormFamilies = []
            for index in members.indices {
                found.formUnion(Self.bySum[NameSum.sum(of: members[index].name)])
                if !found.contains(.foreign), ForeignForm.isOfPlatform(members[index].name) { found.insert(.foreign) }
            }
            return found
        }
    }

    private static let bySum: [FormFamilies] = {
        var table = [FormFamilies](repeating: [], count: NameSum.count)
        let names: [(FormFamilies, [String])] = [
            (.amazon, AmazonReceipt.marks), (.foreign, ForeignForm.keys), (.revenueCat, RevenueCatForm.keys),
            (.stripe, ["object"]), (.paddle, PaddleForm.keys), (.store, HistoryForm.keys),
        ]
        for (family, names) in names {
            for name in names { table[NameSum.sum(of: name)].insert(family) }
        }
        return table
    }()
}

/// A number for a name of a member, whatever the case of its letters: names of another number are other names.
enum NameSum {
    static let count = 4_096

    static func sum(of name: String) -> Int {
        name.withBytes { bytes in
            guard let first = bytes.first, let last = bytes.last else { return 0 }
            func small(_ byte: UInt8) -> Int { Int(byte | 0x20) }
            let middle = bytes[bytes.count / 2]
            return (((bytes.count &* 31 &+ small(first)) &* 31 &+ small(middle)) &* 31 &+ small(last)) & (count - 1)
        }
    }
}
