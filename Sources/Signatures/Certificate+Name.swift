internal import PaywrightJSON
internal import X509

extension Certificate {
    /// Its subject, for a person: "CN=Apple Root CA - G3,O=Apple Inc.,C=US".
    var name: String { Excerpt.quoted(subject) }
}

extension Excerpt {
    /// The most characters that a distinguished name, or what a policy says of one, has in a rejection.
    static let longestName = 240

    /// A distinguished name in double quotes.
    static func quoted(_ name: DistinguishedName) -> String {
        quoted(name.description, maximumLength: longestName)
    }
}
