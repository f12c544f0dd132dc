import PaywrightJSON
import Testing

@Suite("Objects keep order and duplicates")
struct ObjectTests {
    private func object(_ source: String) throws -> JSONObject {
        try #require(try parse(source).root.objectValue)
    }

    @Test("members stay in source order")
    func keepsOrder() throws {
        let object = try object(#"{"z":1,"a":2,"m":3,"Z":4,"":5}"#)
        #expect(object.members.map(\.name) == ["z", "a", "m", "Z", ""])
        #expect(object.members.compactMap(\.value.numberText) == ["1", "2", "3", "4", "5"])
    }

    @Test("duplicates are the later members, in source order")
    func listsDuplicates() throws {
        let object = try object(#"{"a":1,"b":2,"a":3,"c":4,"b":5,"a":6}"#)
        #expect(object.duplicates.compactMap(\.value.numberText) == ["3", "5", "6"])
        #expect(object.duplicates.map(\.nameOffset) == [13, 25, 31])
        #expect(object.members.count == 6)
    }

    @Test("an object without duplicates has none", arguments: ["{}", #"{"a":1}"#, #"{"a":1,"A":2,"a ":3}"#])
    func findsNoDuplicates(_ source: String) throws {
        #expect(try object(source).duplicates.isEmpty)
    }

    @Test("the subscript returns the last of duplicates")
    func subscriptReturnsLast() throws {
        let object = try object(#"{"a":1,"b":2,"a":3}"#)
        #expect(object["a"]?.numberText == "3")
        #expect(object["b"]?.numberText == "2")
        #expect(object["c"] == nil)
    }

    @Test("a name is found among others of its length and its first letter, and what is like it is not")
    func findsNames() throws {
        let names = ["", "a", "b", "ab", "aa", "price", "prize", "pride", "präs", "\u{0}", "originalTransactionId"]
        let object = try object(
            "{" + names.enumerated().map { "\(JSONString.quoted($1)): \($0)" }.joined(separator: ",") + "}"
        )
        for (index, name) in names.enumerated() { #expect(object[name]?.numberText == "\(index)", "\(name)") }
        for other in ["c", "ba", "prick", "Price", "price ", "pras", "originalTransactionID", "x"] {
            #expect(object[other] == nil, "\(other)")
        }
        #expect(try self.object("{}")[""] == nil)
    }

    @Test("an escaped name equals the same name unescaped")
    func resolvesEscapesInNames() throws {
        let object = try object(#"{"a":1,"\u0061":2}"#)
        #expect(object.duplicates.count == 1)
        #expect(object["a"]?.numberText == "2")
    }

    @Test("canonically equivalent names are different names")
    func comparesNamesByScalars() throws {
        let object = try object("{\"\u{E9}\":1,\"e\u{301}\":2,\"\u{212B}\":3,\"\u{C5}\":4}")
        #expect(object.duplicates.isEmpty)
        #expect(object["\u{E9}"]?.numberText == "1")
        #expect(object["e\u{301}"]?.numberText == "2")
        #expect(object["\u{212B}"]?.numberText == "3")
        #expect(object["\u{C5}"]?.numberText == "4")
        #expect(object["A\u{30A}"] == nil)
    }

    @Test("duplicates of an outer object are not those of an inner one")
    func separatesNesting() throws {
        let object = try object(#"{"a":{"a":1},"b":{"a":2}}"#)
        #expect(object.duplicates.isEmpty)
        #expect(object["b"]?.objectValue?["a"]?.numberText == "2")
    }

    @available(macOS 13, *)
    @Test("40,000 members are not quadratic work", .timeLimit(.minutes(1)))
    func readsLargeObjects() throws {
        let members = (0..<40_000).map { "\"name\($0 % 39_999)\":\($0)" }
        let document = try parse("{" + members.joined(separator: ",\n") + "}")
        let object = try #require(document.root.objectValue)
        #expect(object.members.count == 40_000)
        #expect(object.duplicates.compactMap(\.value.numberText) == ["39999"])
        let lines = object.members.map { document.position(of: $0.value).line }
        #expect(lines == Array(1...40_000))
    }
}
