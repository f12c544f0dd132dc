import Testing

@Suite("The tool carries one ICU, the system's")
struct LinkageTests {
    @Test("It links the system ICU and FoundationEssentials at most, never full Foundation")
    func linkage() async throws {
        let libraries = try await Tool.shell(#"ldd "$0""#).output
        #expect(libraries.contains("libicui18n.so") && libraries.contains("libicuuc.so"))
        #expect(!libraries.contains("lib_FoundationICU"))
        #expect(!libraries.contains("libFoundation.so"))
    }
}
