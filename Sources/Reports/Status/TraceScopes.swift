internal import Paywright
internal import PaywrightStorage

/// What was read of each purchase of an answer: what stands nearest to its records, of the records of all purchases.
struct TraceScopes {
    /// What was read of each purchase, by its number.
    private(set) var traces: [InputTrace]

    init(_ all: InputTrace, _ origins: [RecordOrigin]) {
        // What was read is of the one purchase that there is.
        if origins.count == 1 {
            traces = [all]
            return
        }
        // The purchases whose records stand at a path, or below it.
        var residents: [Substring: Set<Int>] = [:]
        for (number, origin) in origins.enumerated() {
            for place in origin.places {
                for path in place.steps { residents[path, default: []].insert(number) }
            }
        }
        let homeless = Set(origins.indices.filter { origins[$0].places.isEmpty })
        // nil where no record stands nearer than any other.
        func owners(of place: RecordOrigin.Place) -> Set<Int>? {
            place.steps.reversed().lazy.compactMap { residents[$0] }.first?.union(homeless)
        }
        traces = origins.map { _ in InputTrace() }
        for object in all.objects {
            let own = owners(of: object.place).map(Array.init) ?? Array(origins.indices)
            for number in own { traces[number].objects.append(object) }
        }
        for value in all.values {
            let own = value.fields.compactMap { owners(of: $0.place) }
            let shared = own.dropFirst().reduce(own.first) { $0?.intersection($1) }
            for number in shared.map(Array.init) ?? Array(origins.indices) { traces[number].values.append(value) }
        }
    }
}

extension RecordOrigin.Place {
    /// The path and all that it stands in, with the input before them: the outermost first.
    fileprivate var steps: [Substring] {
        let whole = file + "\u{0}" + path
        let ends = whole.withBytes { bytes in
            (file.utf8.count + 2..<max(file.utf8.count + 2, bytes.count)).filter { index in
                bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "[")
            } + [bytes.count]
        }
        return ends.map { Substring(whole.utf8.prefix($0)) }
    }
}

extension TracedField {
    var place: RecordOrigin.Place { RecordOrigin.Place(file: file, path: path) }
}
