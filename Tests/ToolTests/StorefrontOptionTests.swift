import Testing

@Suite("The option --storefront")
struct StorefrontOptionTests {
    @Test("One storefront, or all: two are refused, and not the last one taken", arguments: ["copy", "review"])
    func storefronts(command: String) async throws {
        let outcome = try await Tool.run(command, Tool.example, "--storefront", "DEU", "--storefront", "USA")
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains("--storefront is one code, or all: found DEU, USA"))
    }
}
