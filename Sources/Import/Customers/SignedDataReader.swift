internal import PaywrightJSON
internal import PaywrightModel

/// Finds all signed data in a document, in payloads of payloads too, and reads or verifies each once.
struct SignedDataReader {
    /// What became of one piece of signed data.
    enum Outcome {
        /// Its payload, and whether somebody checked it.
        case payload(JSONDocument, isVerified: Bool)
        /// It was refused.
        case rejected(SignatureRejection)
        /// Its payload is not JSON.
        case unreadable(JSONError)
    }

    let policy: SignaturePolicy
    let limits: JSONLimits

    /// Payloads hold payloads: a notification holds transactions. No store nests them deeper.
    private static let deepestPayload = 4

    /// Every piece of signed data in a document by its text.
    func read(_ document: JSONDocument) async -> [String: Outcome] {
        // Of most documents no string is signed data, which begins with the brace of its header in Base64.
        guard document.mayHold(("e", "y", "J")) else { return [:] }
        var outcomes: [String: Outcome] = [:]
        var found: [String] = []
        Self.collectSignedData(in: document.root, into: &found)
        for _ in 0..<Self.deepestPayload {
            var next: [String] = []
            for text in found where outcomes[text] == nil {
                let outcome = await outcome(of: text)
                outcomes[text] = outcome
                if case .payload(let payload, _) = outcome {
                    Self.collectSignedData(in: payload.root, into: &next)
                }
            }
            found = next
        }
        return outcomes
    }

    private func outcome(of text: String) async -> Outcome {
        do throws(SignatureRejection) {
            let payload: [UInt8]
            let isVerified: Bool
            switch policy {
            case .unverified: (payload, isVerified) = (try CompactJWS(text).payload(), false)
            case .verified(let verifier): (payload, isVerified) = (try await verifier.verifiedPayload(of: text), true)
            }
            do {
                return .payload(try JSONDocument(parsing: payload, limits: limits), isVerified: isVerified)
            } catch {
                return .unreadable(error)
            }
        } catch {
            return .rejected(error)
        }
    }

    /// Whether bytes are signed data alone, not JSON.
    static func looksSigned(_ bytes: [UInt8]) -> Bool {
        // Nearly every input is an object, or a list of them.
        if let first = bytes.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return false }
        return CompactJWS.looksSigned(String(decoding: bytes, as: UTF8.self).trimmed)
    }

    /// Signed data as a JSON string; it holds no character that JSON escapes.
    static func jsonString(_ bytes: [UInt8]) -> [UInt8] {
        Array("\"\(String(decoding: bytes, as: UTF8.self).trimmed)\"".utf8)
    }

    private static func collectSignedData(in value: JSONValue, into found: inout [String]) {
        switch value.content {
        case .string(let text): if CompactJWS.looksSigned(text) { found.append(text) }
        case .array(let elements):
            elements.withUnsafeBufferPointer { for element in $0 { collectSignedData(in: element, into: &found) } }
        case .object(let object):
            object.members.withUnsafeBufferPointer { members in
                for member in members { collectSignedData(in: member.value, into: &found) }
            }
        case .null, .bool, .number: break
        }
    }
}
