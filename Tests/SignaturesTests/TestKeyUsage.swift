import SwiftASN1
import X509

/// The key usage extension of a certificate in the making, in bytes of its own: libraries do not write every form of it.
enum TestKeyUsage: CustomStringConvertible {
    /// The bits of RFC 5280, section 4.2.1.3.
    enum Bit: Int, CaseIterable {
        case digitalSignature, nonRepudiation, keyEncipherment, dataEncipherment, keyAgreement, keyCertSign, cRLSign
        case encipherOnly, decipherOnly
    }

    case absent
    case stated([Bit], isCritical: Bool)
    /// The value of an extension that is no bit string of key usage.
    case unreadable([UInt8])

    var bits: [Bit]? { if case .stated(let bits, _) = self { bits } else { nil } }

    /// Whether RFC 5280 allows the key what the bit stands for: where nothing is stated, nothing is forbidden.
    func allows(_ bit: Bit) -> Bool {
        switch self {
        case .absent: true
        case .stated(let bits, _): bits.contains(bit)
        case .unreadable: false
        }
    }

    func append(to extensions: inout Certificate.Extensions) throws {
        let (value, isCritical): ([UInt8], Bool)
        switch self {
        case .absent: return
        case .stated(let bits, let critical): (value, isCritical) = (Self.bitString(bits), critical)
        case .unreadable(let bytes): (value, isCritical) = (bytes, true)
        }
        try extensions.append(
            Certificate.Extension(oid: .X509ExtensionID.keyUsage, critical: isCritical, value: value[...])
        )
    }

    var description: String {
        switch self {
        case .absent: "absent"
        case .stated(let bits, let isCritical): "\(bits)\(isCritical ? " critical" : "")"
        case .unreadable(let bytes): "unreadable \(bytes)"
        }
    }

    /// DER of a named bit list: as many bits as the last one that is set needs (X.690, section 11.2.2).
    private static func bitString(_ bits: [Bit]) -> [UInt8] {
        guard let last = bits.map(\.rawValue).max() else { return [3, 1, 0] }
        var content = [UInt8](repeating: 0, count: last / 8 + 1)
        for bit in bits { content[bit.rawValue / 8] |= 0x80 >> UInt8(bit.rawValue % 8) }
        return [3, UInt8(content.count + 1), UInt8(7 - last % 8)] + content
    }
}
