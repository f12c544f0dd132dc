internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Something that is sold, in one of the states in which a file has it: an event has the state of its moment.
struct StatedItem {
    let id: String
    let node: JSONNode
    /// Where the moment of the state stands; nil for an object that has none.
    let moment: JSONNode?
    /// The product that it stands in; nil for one that stands by itself.
    var productID: String?
    /// The event that it stands in; nil where its store needs none to tell whether it is sold.
    var event: JSONNode?
}

/// What prices are of, where it can be bought.
struct SoldProduct: Equatable {
    let names: [LocalizedName]
    /// Whether it has a field that is not known, and that may change what is calculated from its prices.
    let isOpen: Bool
}

extension ProductFileReader {
    /// Reads items, each id once. Of several states of one the latest counts, whatever their order in the file. States that
    /// differ are left out, and reported, where nothing states which of them is the latest.
    ///
    /// - Parameters:
    ///   - items: The states, in the order of the file.
    ///   - code: What states are that differ.
    ///   - consequence: What becomes of an item that is left out, by its id.
    ///   - moment: Reads when a state held.
    ///   - content: Reads a state; nil for what is not sold, or cannot be read.
    mutating func latest<Content: Equatable>(
        of items: [StatedItem],
        contradicting code: ImportCode = .duplicateProductID,
        losing consequence: (String) -> String,
        moment: (inout Self, JSONNode) -> Instant?,
        content: (inout Self, StatedItem) -> Content?
    ) -> [(id: String, content: Content)] {
        var ids: [String] = []
        var states: [String: [StatedItem]] = [:]
        for item in items {
            if states[item.id] == nil { ids.append(item.id) }
            states[item.id, default: []].append(item)
        }
        var kept: [(id: String, content: Content)] = []
        for id in ids {
            defer { productID = nil }
            let latest = latest(of: states[id] ?? [], losing: consequence(id), moment: moment)
            let contents = latest.map { content(&self, $0) }
            if !agree(contents, at: latest.last?.node, code, losing: consequence(id)) { continue }
            if let first = contents.first, let first { kept.append((id, first)) }
        }
        return kept
    }

    /// The states that hold last; all of them where one has no moment that can be read.
    private mutating func latest(
        of states: [StatedItem],
        losing consequence: String,
        moment: (inout Self, JSONNode) -> Instant?
    ) -> [StatedItem] {
        guard states.count > 1 else { return states }
        var dated: [(state: StatedItem, moment: Instant)] = []
        for state in states {
            guard let node = state.moment, let instant = part(losing: consequence, { moment(&$0, node) }) else {
                return states
            }
            dated.append((state, instant))
        }
        let last = dated.map(\.moment).max()
        return dated.filter { $0.moment == last }.map(\.state)
    }

    /// Whether what a file states of one thing, again and again, is the same; reports it where it is not.
    mutating func agree<Content: Equatable>(
        _ contents: [Content],
        at node: JSONNode?,
        _ code: ImportCode = .duplicateProductID,
        losing consequence: String
    ) -> Bool {
        guard let node, let first = contents.first, contents.contains(where: { $0 != first }) else { return true }
        fail(
            code,
            at: node["id"],
            expected: "an id once, or with the same content",
            consequence: consequence
        )
        return false
    }
}
