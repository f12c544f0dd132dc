/// A line of a file of secrets that is neither blank nor a comment.
struct SecretLine {
    /// Counted from 1.
    let number: Int
    /// The line without the white space around it.
    let text: [UInt8]

    /// Throws unless lines are private keys in PEM, of which there is one, and nothing else but what `openssl ecparam` writes before
    /// one: the name of the curve.
    static func requirePrivateKey(_ lines: [SecretLine], of name: String) throws(SecretFile.Unusable) {
        var keys = 0
        var open: (label: String, line: Int, characters: Int)?
        for line in lines {
            let text = String(decoding: line.text, as: UTF8.self)
            if let label = label(of: text, after: "-----BEGIN ") {
                guard open == nil else { throw fault(name, line, "found a block in another one") }
                try requireKnown(label, of: name, at: line)
                open = (label, line.number, 0)
            } else if let label = label(of: text, after: "-----END ") {
                guard let begun = open, begun.label == label else {
                    throw fault(name, line, "found an end without its beginning")
                }
                guard begun.characters > 0 else { throw fault(name, line, "found a block with nothing in it") }
                if label.hasSuffix(keySuffix) { keys += 1 }
                open = nil
            } else {
                guard let begun = open else { throw fault(name, line, "found text outside of a block") }
                guard line.text.allSatisfy(SecretForm.isOfBase64) else {
                    let isEncrypted = text.hasPrefix("Proc-Type:") || text.hasPrefix("DEK-Info:")
                    throw fault(
                        name,
                        line,
                        isEncrypted ? "found a key with a passphrase" : "found a line that is not base64"
                    )
                }
                open = (begun.label, begun.line, begun.characters + line.text.count)
            }
        }
        if let open {
            throw SecretForm.unusable(name, open.line, "found a block that does not end, expected \(expectation)")
        }
        guard keys == 1 else {
            throw SecretForm.unusable(
                name,
                nil,
                "found \(keys == 0 ? "no key" : "\(keys) keys"), expected \(expectation)"
            )
        }
    }

    private static let keySuffix = "PRIVATE KEY"
    private static let expectation = "one private key in PEM, without a passphrase"

    private static func requireKnown(_ label: String, of name: String, at line: SecretLine) throws(SecretFile.Unusable)
    {
        switch label {
        case "PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY", "EC PARAMETERS": return
        case "ENCRYPTED PRIVATE KEY": throw fault(name, line, "found a key with a passphrase")
        case _ where label.hasSuffix("CERTIFICATE"): throw fault(name, line, "found a certificate")
        default: throw fault(name, line, "found a block of another kind")
        }
    }

    private static func label(of text: String, after start: String) -> String? {
        guard text.hasPrefix(start), text.hasSuffix("-----"), text.count > start.count + 5 else { return nil }
        return String(text.dropFirst(start.count).dropLast(5))
    }

    private static func fault(_ name: String, _ line: SecretLine, _ found: String) -> SecretFile.Unusable {
        SecretForm.unusable(name, line.number, "\(found), expected \(expectation)")
    }
}
