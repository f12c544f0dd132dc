internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension DiagnosingReader {
    /// Takes note of a value that was read, where the answer is to be explained.
    ///
    /// - Parameters:
    ///   - nodes: What it was read from.
    ///   - calculation: How an amount follows from the numbers that stand there: "9990 / 1000".
    ///   - parts: Values from which it was calculated, and which stand elsewhere.
    func trace(
        _ content: @autoclosure () -> TracedValue.Content,
        from nodes: @autoclosure () -> [JSONNode],
        by calculation: @autoclosure () -> String? = nil,
        of parts: @autoclosure () -> [TracedValue.Content] = []
    ) {
        guard let fieldTrace else { return }
        let fields = nodes().filter { !$0.isAbsent }.map { field($0.path.name, $0, $0.facts) }
        let value = TracedValue(content: content(), fields: fields, calculation: calculation(), parts: parts())
        fieldTrace.add(value)
    }

    fileprivate func field(_ name: String, _ node: JSONNode, _ facts: FactSet, isShown: Bool = true) -> TracedField {
        let place = place(of: node)
        return TracedField(
            name: name,
            facts: facts,
            file: file,
            line: place.line,
            path: place.path,
            value: isShown ? node.string.map { Excerpt.visible($0) } ?? Excerpt.describing(node) : nil
        )
    }
}

extension HistoryFormReader {
    var fieldTrace: FieldTrace? { session.trace }

    /// The country where the customer buys, as a storefront's three letters: "DE" is "DEU". What is no known code stays as it is.
    mutating func storefront(of node: JSONNode) -> String? {
        guard let text = text(of: node) else { return nil }
        let code = Storefront(exactly: text)?.alpha3 ?? text
        trace(.storefront(code), from: [node])
        return code
    }

    /// Takes note of the fields of an object that decide something, where the answer is to be explained.
    func trace(_ node: JSONNode, _ table: FieldTable) {
        guard let fieldTrace, node.isObject else { return }
        var (fields, absent): ([TracedField], [TracedObject.AbsentField]) = ([], [])
        for (row, name) in zip(table.deciding, table.wholeNames) where !row.facts.isEmpty {
            let member = node[row.name]
            if member.isAbsent {
                absent.append(TracedObject.AbsentField(name: name, facts: row.facts))
            } else if member.value?.isContainer == false {
                fields.append(field(name, member, row.facts, isShown: row.isShown))
            }
        }
        let place = RecordOrigin.Place(file: file, path: place(of: node).path)
        fieldTrace.add(TracedObject(name: table.object, place: place, fields: fields, absent: absent))
    }
}

extension HistorySession {
    /// Where a record is read, if the answer is to be explained.
    func origin(_ nodes: JSONNode...) -> RecordOrigin {
        guard trace != nil else { return RecordOrigin() }
        return RecordOrigin(nodes.map { RecordOrigin.Place(file: input.file, path: place(of: $0).path) })
    }
}
