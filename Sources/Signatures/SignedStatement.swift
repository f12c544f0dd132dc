internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// What a payload says of itself: when it was signed, and where.
struct SignedStatement {
    /// When it was signed, from the year 1970 through 9999.
    let signedDate: Instant

    private let environment: JSONValue?

    private static let dayInMilliseconds: Int64 = 24 * 60 * 60 * 1000
    private static let dates = 0...Double(Instant.rfc3339Range.upperBound.milliseconds)

    /// Reads `signedDate` of transactions, renewal information and notifications, or `receiptCreationDate` of app
    /// transactions, where Xcode writes fractions of milliseconds.
    init(_ payload: [UInt8]) throws(SignatureRejection) {
        let object = try JSONObject(of: payload, "payload", limits: .standard)
        let name = object["signedDate"] == nil ? "receiptCreationDate" : "signedDate"
        guard let value = object[name] else {
            throw SignatureRejection(
                .badSignedDate,
                "found neither \"signedDate\" nor \"receiptCreationDate\" in the payload"
            )
        }
        guard let text = value.numberText, let milliseconds = Double(text), Self.dates ~= milliseconds
        else {
            let found = value.numberText.map { "\(Excerpt.quoted($0))" } ?? value.kindName
            throw SignatureRejection(
                .badSignedDate,
                "found \(found) as \"\(name)\", expected a number of milliseconds since 1970"
            )
        }
        signedDate = Instant(milliseconds: Int64(milliseconds))
        environment = object["environment"] ?? object["receiptType"]
    }

    /// Throws when it was signed more than a day after a time: clocks differ, but not by that much.
    func requireSigned(by now: Instant?) throws(SignatureRejection) {
        guard let now else { return }
        guard signedDate <= now.adding(milliseconds: Self.dayInMilliseconds) else {
            throw SignatureRejection(
                .badSignedDate,
                "signed at \(signedDate), more than 24 hours after now, \(now)"
            )
        }
    }

    /// Throws unless it says that it is Xcode's: who holds a testing key must not make anything else with it.
    func requireXcode() throws(SignatureRejection) {
        guard let name = environment?.stringValue, name.utf8.elementsEqual("Xcode".utf8) else {
            let found = environment?.stringValue.map { Excerpt.quoted($0) } ?? "no"
            throw SignatureRejection(
                .notAnAppStoreCertificate,
                "found \(found) environment, expected \"Xcode\": a certificate for testing signs nothing else"
            )
        }
    }
}
