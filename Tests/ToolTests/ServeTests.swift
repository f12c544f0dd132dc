import Foundation
import Testing

@Suite("A process that answers requests")
struct ServeTests {
    private func answers(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    private func ids(_ output: String) throws -> [Int] { try answers(output).compactMap { $0["id"] as? Int } }

    private static func price(_ id: Int, in locale: String = "de") -> String {
        #"{"id": \#(id), "op": "price", "amount": "\#(id).99", "currency": "EUR", "locale": "\#(locale)"}"#
    }

    @Test("Every request of a file has its answer, of its own", arguments: [[], ["--jobs", "1"], ["--waiting", "1"]])
    func everyRequest(arguments: [String]) async throws {
        let requests = (0..<1_000).map { Self.price($0) }.joined(separator: "\n")
        let outcome = try await Tool.run(["serve"] + arguments, input: requests)
        #expect(outcome.exitCode == 0)
        let answers = try answers(outcome.output)
        #expect(Set(answers.compactMap { $0["id"] as? Int }) == Set(0..<1_000))
        #expect(answers.count == 1_000)
        for answer in answers {
            let lines = (answer["results"] as? [[String: Any]])?.first?["lines"] as? [String: [String: Any]]
            let text = try #require(lines?["price"]?["text"] as? String)
            let id = try #require(answer["id"] as? Int)
            #expect(text.replacing(".", with: "").hasPrefix("\(id),99"))
        }
    }

    @Test("In order means the order of the requests, although some take longer")
    func inOrder() async throws {
        // A language takes a hundred times as long where it is the first time that something is asked for in it.
        let languages = ["ja", "ar", "hi", "ru", "ko", "pl"]
        let requests = (0..<300).map { id in
            Self.price(id, in: id.isMultiple(of: 50) ? languages[id / 50] : "de")
        }
        let outcome = try await Tool.run(
            ["serve", "--in-order", "--jobs", "4"],
            input: requests.joined(separator: "\n")
        )
        #expect(try ids(outcome.output) == Array(0..<300))
    }

    @Test("Garbage, half a request and one of many megabytes lose no other request")
    func badInput() async throws {
        let script = """
            {
                echo '\(Self.price(1))'
                echo 'garbage'
                printf '\\377\\376\\n'
                head -c 9000000 /dev/zero | tr '\\0' 'a'
                echo
                echo '\(Self.price(2))'
                printf '{"id": 3, "op": "pri'
            } | "$0" serve --in-order
            """
        let outcome = try await Tool.shell(script)
        #expect(outcome.exitCode == 0)
        let answers = try answers(outcome.output)
        let codes = answers.map { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(codes == [nil, "invalid-json", "invalid-json", "request-too-large", nil, "invalid-json"])
    }

    @Test("From a pipe, requests beyond those that may wait are refused by their ids, and every one has an answer")
    func tooMany() async throws {
        let locales = #"["ar", "de", "fr", "hi", "ja", "pl"]"#
        let request = #"{"id": ID, "op": "paywall", "locales": \#(locales), "products": "shop"}"#
        let script = """
            for id in $(seq 1 40); do echo '\(request)' | sed "s/ID/$id/"; done > "$(dirname "$1")/requests"
            cat "$(dirname "$1")/requests" | "$0" serve --products "shop=$1" --jobs 1 --waiting 2
            """
        let file = try Tool.file(Tool.configuration())
        let outcome = try await Tool.shell(script, file)
        let answers = try answers(outcome.output)
        #expect(answers.compactMap { $0["id"] as? Int }.sorted() == Array(1...40))
        let refused = answers.filter { ($0["error"] as? [String: Any])?["code"] as? String == "too-many-waiting" }
        #expect(!refused.isEmpty && refused.count < 40)
    }

    @Test("Product files are named at the start; a missing one and one without products end the run")
    func productFiles() async throws {
        let missing = try await Tool.run("serve", "--products", "shop=/nowhere/shop.storekit", input: "")
        #expect(missing.exitCode == 66)
        #expect(missing.errors.contains("/nowhere/shop.storekit: found no such file"))
        let empty = try await Tool.run("serve", "--products", "shop=\(Tool.file("{}"))", input: "")
        #expect(empty.exitCode == 65)
        let unnamed = try await Tool.run("serve", "--products", Tool.example, input: "")
        #expect(unnamed.exitCode == 64)
        let twice = try await Tool.run(
            "serve",
            "--products",
            "a=\(Tool.example)",
            "--products",
            "b=\(Tool.file(Tool.configuration()))",
            input: #"{"op": "paywall", "products": "b", "lines": ["price"], "storefront": "USA"}"#
        )
        #expect(twice.output.contains("$9.99"))
    }

    private static let conversation = Tool.conversation(#"serve --products "shop=$1""#)

    @Test("SIGHUP and a request read the product files again; files of no use leave the products as they were")
    func reload() async throws {
        let script =
            Self.conversation + """
                question='{"op": "paywall", "lines": ["price"], "texts": []}'
                ask "$question"
                sed -i s/9.99/5.49/ "$1"
                ask '{"op": "reload"}'
                ask "$question"
                sed -i s/5.49/3.29/ "$1"
                kill -HUP "$tool"
                for try in $(seq 100); do
                    ask "$question" > "$1.answer"
                    grep -q 3.29 "$1.answer" && break
                    sleep 0.05
                done
                cat "$1.answer"
                echo '{' > "$1"
                ask '{"op": "reload"}'
                ask "$question"
                kill -TERM "$tool"
                wait "$tool"
                """
        let outcome = try await Tool.shell(script, Tool.file(Tool.configuration()))
        #expect(outcome.exitCode == 0)
        let lines = outcome.output.split(separator: "\n")
        try #require(lines.count == 6)
        #expect(lines[0].contains("$9.99") && lines[2].contains("$5.49") && lines[3].contains("$3.29"))
        #expect(lines[4].contains("not-reloaded") && lines[5].contains("$3.29"))
    }

    @Test("SIGTERM and a closed reader end the process, which leaves nothing behind")
    func ends() async throws {
        let term = try await Tool.shell(
            Self.conversation
                + #"ask '{"op": "period", "period": "P1M"}'; kill -TERM "$tool"; wait "$tool"; echo $?"#
        )
        #expect(term.output.hasSuffix("0\n"))
        // The reader ends, and the input stays open: the process ends all the same.
        let closed = try await Tool.shell(
            """
            mkfifo "$(dirname "$1")/input"
            sleep 60 > "$(dirname "$1")/input" &
            sleeper=$!
            { "$0" serve < "$(dirname "$1")/input"; echo "ended $?" > "$1"; } | true
            for try in $(seq 100); do grep -q ended "$1" && break; sleep 0.1; done
            kill "$sleeper"
            cat "$1"
            """,
            Tool.file("")
        )
        #expect(closed.output == "ended 0\n")
    }

    @Test("A reader that takes nothing stops the reading of more, and no answer is lost once it goes on")
    func slowReader() async throws {
        let script = """
            "$0" serve < "$1" | { sleep 1; wc -l; }
            """
        let requests = (1...1_500).map { Self.price($0) }.joined(separator: "\n")
        let outcome = try await Tool.shell(script, Tool.file(requests))
        #expect(outcome.output.contains("1500"))
    }

    @Test(
        "An answer of more than --answer-bytes is an error that names what to ask for instead; the others are as they were"
    )
    func answerBytes() async throws {
        let requests = [Self.price(1), #"{"id": 2, "op": "locales"}"#, Self.price(3)].joined(separator: "\n")
        let outcome = try await Tool.run(["serve", "--in-order", "--answer-bytes", "4096"], input: requests)
        let answers = try answers(outcome.output)
        let codes = answers.map { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(codes == [nil, "answer-too-large", nil])
        let whole = try await Tool.run(["serve", "--in-order"], input: requests)
        let lines = (outcome.output.split(separator: "\n"), whole.output.split(separator: "\n"))
        #expect(lines.0.first == lines.1.first && lines.0.last == lines.1.last && lines.0.count == 3)
        for arguments in [["--answer-bytes", "4095"], ["--held-bytes", "1000"]] {
            #expect(try await Tool.run(["serve"] + arguments, input: "").exitCode == 64)
        }
    }

    @Test("A reader that takes nothing costs no more memory than --held-bytes")
    func unread() async throws {
        let script = """
            request='{"op": "paywall", "locale": "all", "products": "shop"}'
            coproc "$0" serve --products "shop=$1" --held-bytes 16777216
            tool=$COPROC_PID
            exec 5>&"${COPROC[1]}"
            for id in $(seq 1 2000); do echo "$request"; done >&5 2> /dev/null &
            sleep 4
            grep VmHWM "/proc/$tool/status"
            kill -9 "$tool"
            """
        let outcome = try await Tool.shell(script, try Tool.file(Tool.configuration()))
        let kilobytes = try #require(outcome.output.split(separator: " ").compactMap { Int($0) }.last)
        #expect(kilobytes < 160 << 10, "\(kilobytes) kB")
    }
}
