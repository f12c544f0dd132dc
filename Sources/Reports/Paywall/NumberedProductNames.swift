internal import Paywright

/// The names of a product and of what it includes, in one language.
struct NumberedProductNames: Sendable {
    let names: ProductMessages.Names
    /// The same for languages with the same names.
    let number: Int

    /// The names of a product in each language.
    static func all(of product: Product, in languages: [PaywallStream.Language]) -> [NumberedProductNames] {
        // Byte for byte: equal strings may be written in others.
        var numbers: [[[UInt8]]: Int] = [:]
        return languages.map { language in
            let names = language.formatter.names(of: product)
            let texts = names.texts.map { Array($0.utf8) }
            let number = numbers[texts] ?? numbers.count
            numbers[texts] = number
            return NumberedProductNames(names: names, number: number)
        }
    }
}
