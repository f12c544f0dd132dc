import PaywrightStorage
import TestSupport
import Testing

@Suite("Values by their names: few are compared, more are hashed, and nobody sees which")
struct NamedValuesTests {
    @Test("As a dictionary, and in the order in which the names came", arguments: UInt64(1)...40)
    func holds(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let names = Int.random(in: 1...24, using: &random)
        var (values, dictionary, order) = (NamedValues<String, Int>(), [String: Int](), [String]())
        for _ in 0..<200 {
            let name = "name \(Int.random(in: 0..<names, using: &random))"
            if dictionary[name] == nil { order.append(name) }
            values[name, default: 0] += 1
            dictionary[name, default: 0] += 1
        }
        #expect(values.all.map(\.name) == order, "seed \(seed)")
        #expect(values.all.allSatisfy { dictionary[$0.name] == $0.value }, "seed \(seed)")
        for name in order { #expect(values.place(of: name) == order.firstIndex(of: name), "seed \(seed)") }
        #expect(values.place(of: "no name") == nil)
    }

    @Test("A value is made only for a name that has none")
    func adding() {
        var (values, made) = (NamedValues<Int, Int>(), 0)
        func make() -> Int {
            made += 1
            return made
        }
        for name in [7, 8, 7, 9, 8, 7] { _ = values.place(of: name, adding: make()) }
        #expect(made == 3)
        #expect(values.all.map(\.value) == [1, 2, 3])
    }
}
