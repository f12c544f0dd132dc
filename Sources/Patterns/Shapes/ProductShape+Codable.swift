internal import Paywright

/// Coded by the members that an exported manifest has.
extension ProductShape: Codable {
    private enum Member: String, CodingKey {
        case kind, store, form, period, free, offers, commitment, seats, quantity, tax
    }

    /// Reads a shape.
    ///
    /// - Parameter decoder: Has the shape.
    /// - Throws: `DecodingError` where a member is not one of a shape.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        self.init(
            kind: try members.word(.kind),
            store: try members.word(.store),
            period: try members.length(.period),
            isFree: try members.decodeIfPresent(Bool.self, forKey: .free) ?? false,
            offers: try members.decodeIfPresent([Phase].self, forKey: .offers) ?? [],
            commitment: try members.decodeIfPresent(Commitment.self, forKey: .commitment),
            seats: try members.decodeIfPresent(Int.self, forKey: .seats),
            quantity: try members.decodeIfPresent(Int.self, forKey: .quantity) ?? 1,
            tax: members.contains(.tax) ? try members.word(.tax) : nil
        )
    }

    /// Writes the shape.
    ///
    /// - Parameter encoder: Takes the shape.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(kind.rawValue, forKey: .kind)
        try members.encode(store.rawValue, forKey: .store)
        try members.encode(form, forKey: .form)
        try members.encodeIfPresent(period?.description, forKey: .period)
        if isFree { try members.encode(true, forKey: .free) }
        if !offers.isEmpty { try members.encode(offers, forKey: .offers) }
        try members.encodeIfPresent(commitment, forKey: .commitment)
        try members.encodeIfPresent(seats, forKey: .seats)
        if quantity > 1 { try members.encode(quantity, forKey: .quantity) }
        try members.encodeIfPresent(tax?.rawValue, forKey: .tax)
    }
}

extension ProductShape.Phase: Codable {
    private enum Member: String, CodingKey {
        case mode, type, period, cycles, mayBeginAtRenewal
    }

    /// Reads a phase.
    ///
    /// - Parameter decoder: Has the phase.
    /// - Throws: `DecodingError` where a member is not one of a phase.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        self.init(
            mode: try members.word(.mode),
            type: try members.word(.type),
            period: try members.length(.period),
            cycles: try members.decodeIfPresent(Int.self, forKey: .cycles) ?? 1,
            mayBeginAtRenewal: try members.decodeIfPresent(Bool.self, forKey: .mayBeginAtRenewal) ?? false
        )
    }

    /// Writes the phase.
    ///
    /// - Parameter encoder: Takes the phase.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(mode.rawValue, forKey: .mode)
        try members.encode(type.rawValue, forKey: .type)
        if let period {
            try members.encode(period.description, forKey: .period)
            try members.encode(cycles, forKey: .cycles)
        }
        if mayBeginAtRenewal { try members.encode(true, forKey: .mayBeginAtRenewal) }
    }
}

extension ProductShape.Commitment: Codable {
    private enum Member: String, CodingKey {
        case payments, renewal
    }

    private static let unstated = "unstated"

    /// Reads a commitment.
    ///
    /// - Parameter decoder: Has the commitment.
    /// - Throws: `DecodingError` where a member is not one of a commitment.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        let isUnstated = try members.decode(String.self, forKey: .renewal) == Self.unstated
        self.init(
            payments: try members.decode(Int.self, forKey: .payments),
            renewal: isUnstated ? nil : try members.word(.renewal)
        )
    }

    /// Writes the commitment.
    ///
    /// - Parameter encoder: Takes the commitment.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(payments, forKey: .payments)
        try members.encode(renewal?.rawValue ?? Self.unstated, forKey: .renewal)
    }
}

extension KeyedDecodingContainer {
    /// A word of an enumeration.
    func word<Word: RawRepresentable<String>>(_ key: Key) throws -> Word {
        let text = try decode(String.self, forKey: key)
        guard let word = Word(rawValue: text) else { throw unknown(text, key) }
        return word
    }

    /// A length by ISO 8601; nil where there is none.
    func length(_ key: Key) throws -> CalendarDuration? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let length = CalendarDuration(iso8601: text) else { throw unknown(text, key) }
        return length
    }

    private func unknown(_ text: String, _ key: Key) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: "found \"\(text)\" in \(key.stringValue)")
    }
}
