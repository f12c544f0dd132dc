/// The objects of the inputs that a record was read from, where an answer is to be explained; empty otherwise.
///
/// It is no part of what a record states: two records that state the same are equal, wherever they stand.
package struct RecordOrigin: Sendable {
    /// An object of an input.
    package struct Place: Hashable, Sendable {
        /// The input, as its caller named it.
        package let file: String
        /// Where the object stands, as a path in the input: "$.items.data[0]".
        package let path: String

        package init(file: String, path: String) { (self.file, self.path) = (file, path) }

        /// Few paths stand in two inputs.
        package func hash(into hasher: inout Hasher) { hasher.combine(path) }
    }

    package private(set) var places: [Place] = []

    package init(_ places: [Place] = []) { self.places = places }

    /// The objects of several, each once.
    package init(joining origins: [RecordOrigin]) {
        var seen: Set<Place> = []
        places = origins.flatMap(\.places).filter { seen.insert($0).inserted }
    }

    /// The objects of both.
    package func joined(with other: RecordOrigin) -> RecordOrigin {
        other.places.isEmpty ? self : RecordOrigin(joining: [self, other])
    }
}

extension RecordOrigin: Hashable {
    package static func == (left: RecordOrigin, right: RecordOrigin) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
