internal import PaywrightJSON

/// Reads an input of any form: an array of them is one customer's.
struct HistoryInputReader: HistoryFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        if let elements = node.elements {
            for element in elements { read(element) }
            if elements.isEmpty { refuse(node, found: "an empty array") }
        } else if node.string != nil {
            readPayload(of: node) { $0.readObject($1, as: HistoryForm(of: $1)) }
        } else {
            let form = HistoryForm(of: node)
            if form?.isEnvelope == true {
                reportDuplicateKeys(in: node)
            } else {
                if form?.isSignedByStore == true, refusesUnsigned(node) { return }
                noteUnsigned(node)
            }
            readObject(node, as: form)
        }
    }

    private mutating func readObject(_ node: JSONNode, as form: HistoryForm?) {
        guard node.isObject, let form else { return refuse(node, found: nil) }
        form.read(node, with: &self)
    }

    /// Reports an object that no purchases can be read from.
    mutating func refuse(_ node: JSONNode, found: String?, expected: String = HistoryForm.expectation) {
        fail(
            .notAHistory,
            at: node,
            found: found ?? (node.isObject ? "an object of no known form" : nil),
            expected: expected,
            consequence: "the input is left out"
        )
    }

    /// Reports an object that holds the inputs of several customers.
    mutating func refuseMapOfInputs(_ node: JSONNode) {
        fail(
            .mapOfInputs,
            at: node,
            found: "an object of \(node.members.count) inputs by name",
            expected: "one input: feed each value as its own",
            consequence: "the input is left out"
        )
    }
}
