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
        let fields = nodes().filter { !$0.isAbsent }.map { node in
            // What its object has traced needs no second look.
            if let value = node.value, let known = fieldTrace.field(at: value.offset) { return known }
            let place = place(of: node)
            return TracedField(
                name: node.path.name,
                facts: node.facts,
                file: file,
                line: place.line,
                path: place.path,
                value: node.string.map { Excerpt.visible($0) } ?? Excerpt.describing(node),
                isNamed: false
            )
        }
        fieldTrace.add(TracedValue(content: content(), fields: fields, calculation: calculation(), parts: parts()))
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
        guard let fieldTrace, let object = node.value?.objectValue else { return }
        let (file, path) = (file, session.path(of: node))
        let place = RecordOrigin.Place(file: file, path: path)
        guard fieldTrace.begins(place) else { return }
        var (fields, absent, index): ([TracedField], [Int], Int) = ([], [], 0)
        for row in table.deciding where !row.facts.isEmpty {
            defer { index += 1 }
            guard let value = object[row.name], !value.isNull else {
                absent.append(index)
                continue
            }
            if value.isContainer { continue }
            // The names of a table are identifiers, which stand in a path as they are.
            let field = TracedField(
                name: table.traced.fields[index].name,
                facts: row.facts,
                file: file,
                line: session.line(atOffset: value.offset),
                path: path + "." + row.name,
                value: row.isShown ? value.stringValue.map { Excerpt.visible($0) } ?? Excerpt.describing(value) : nil,
                isNamed: true
            )
            fields.append(field)
            fieldTrace.latest.append((value.offset, field))
        }
        fieldTrace.add(TracedObject(table: table.traced, place: place, fields: fields, absent: absent))
    }
}

extension HistorySession {
    /// Where a record is read, if the answer is to be explained.
    func origin(_ nodes: JSONNode...) -> RecordOrigin {
        guard trace != nil else { return RecordOrigin() }
        return RecordOrigin(nodes.map { RecordOrigin.Place(file: input.file, path: path(of: $0)) })
    }
}
