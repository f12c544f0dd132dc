internal import PaywrightReports
internal import ServerSchemas

/// The description of the server by OpenAPI 3.1, made from the schemas of the contract.
enum OpenAPI {
    /// The document, made once.
    static let document: [UInt8] = Array(text.utf8)

    private static let text = """
        {
        "openapi": "3.1.0",
        "info": {
          "title": "Paywright",
          "version": \(ServiceText.json(PaywrightVersion.number)),
          "description": "Words for prices, offers and subscription statuses. A body is a request of the contract paywright/request/1; \
        its op may be missing, for the path has it.",
          "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"}
        },
        "servers": [{"url": "/"}],
        "security": [{"token": []}, {}],
        "paths": {
        \((RequestOperation.allCases.map(path) + [batch] + reads).joined(separator: ",\n"))
        },
        "components": {
        "securitySchemes": {
          "token": {"type": "http", "scheme": "bearer", "description": "Where the server has a file of tokens."}
        },
        "responses": {
          "refused": {"description": "Why the request was refused.", \(body("error"))},
          "later": {
            "description": "The server has too much to do, or ends. Send the request again later.",
            "headers": {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}},
            \(body("error"))
          }
        },
        "schemas": {
        \(schemas.joined(separator: ",\n"))
        }
        }
        }

        """

    // MARK: Paths

    private static func path(_ operation: RequestOperation) -> String {
        let request = "#/components/schemas/request/$defs/\(operation.rawValue)Request"
        return """
              "/v1/\(operation.rawValue)": {
                "post": {
                  "operationId": "\(operation.rawValue)",
                  "requestBody": {
                    "required": true,
                    "content": {"application/json": {"schema": {"$ref": "\(request)"}}}
                  },
                  "responses": {
                    "200": {"description": "The answer.", \(body(answer(operation)))},
                    \(refusals([400, 401, 408, 413, 415, 421, 431, 501]))
                  }
                }
              }
            """
    }

    /// The schema of an answer.
    private static func answer(_ operation: RequestOperation) -> String {
        switch operation {
        case .status: "status"
        case .paywall: "paywall"
        case .notices: "notices"
        case .template: "template"
        case .outcome, .balance, .price, .period: "value"
        case .fixedWords: "fixed-words"
        case .locales: "locales"
        case .reload: "reload"
        @unknown default: "error"
        }
    }

    private static let batch = """
          "/v1/batch": {
            "post": {
              "operationId": "batch",
              "description": "A request a line, and an answer a line in the same order. Answers come while requests are sent: a client \
        reads while it writes.",
              "requestBody": {
                "required": true,
                "content": {"application/x-ndjson": {"schema": {"type": "string"}}}
              },
              "responses": {
                "200": {
                  "description": "The answers. A line that cannot be used is answered with paywright/error/1.",
                  "content": {"application/x-ndjson": {"schema": {"type": "string"}}}
                },
                \(refusals([401, 415, 421]))
              }
            }
          }
        """

    private static let reads = [
        read(
            "/openapi.json",
            "openapi",
            "This description.",
            "\"application/json\": {\"schema\": {\"type\": \"object\"}}"
        ),
        read("/healthz", "health", "The process runs.", plain),
        read("/readyz", "readiness", "The server takes requests; 503 once it ends.", plain, ["503"]),
        read("/metrics", "metrics", "Counts and times in the text format of Prometheus.", plain),
        read("/", "page", "A page to try the server on.", "\"text/html\": {\"schema\": {\"type\": \"string\"}}"),
    ]

    private static let plain = "\"text/plain\": {\"schema\": {\"type\": \"string\"}}"

    private static func read(
        _ path: String,
        _ name: String,
        _ description: String,
        _ content: String,
        _ others: [String] = []
    ) -> String {
        let more = others.map { ", \"\($0)\": {\"description\": \"Not now.\", \"content\": {\(content)}}" }.joined()
        return """
              "\(path)": {
                "get": {
                  "operationId": "\(name)",
                  "responses": {
                    "200": {"description": "\(description)", "content": {\(content)}}\(more),
                    "401": {"$ref": "#/components/responses/refused"},
                    "421": {"$ref": "#/components/responses/refused"}
                  }
                }
              }
            """
    }

    private static func refusals(_ statuses: [Int]) -> String {
        let refused = statuses.map { "\"\($0)\": {\"$ref\": \"#/components/responses/refused\"}" }
        let later = [429, 503].map { "\"\($0)\": {\"$ref\": \"#/components/responses/later\"}" }
        return (refused + later).joined(separator: ",\n        ")
    }

    private static func body(_ schema: String) -> String {
        "\"content\": {\"application/json\": {\"schema\": {\"$ref\": \"#/components/schemas/\(schema)\"}}}"
    }

    // MARK: Schemas

    /// What only the command prints is left out.
    private static let printed: Set = ["check", "copy", "locale-matches", "notice"]

    /// The schemas under their names. In a document of OpenAPI they refer to each other by their places.
    private static var schemas: [String] {
        SchemaFiles.all.compactMap { file, text in
            let name = schemaName(of: file)
            guard !printed.contains(name) else { return nil }
            return "\(ServiceText.json(name)): \(schema(name, text.description))"
        }
    }

    /// "status" of "status-1.schema.json".
    private static func schemaName(of file: String) -> String { String(file.dropLast("-1.schema.json".count)) }

    private static func schema(_ name: String, _ source: String) -> String {
        var lines = source.split(separator: "\n").filter {
            !$0.hasPrefix("  \"$schema\"") && !$0.hasPrefix("  \"$id\"")
        }
        if name == "request" { lines = allowingNull(lines) }
        var text = lines.joined(separator: "\n").replacing("\"#/$defs/", with: "\"#/components/schemas/\(name)/$defs/")
        for (file, _) in SchemaFiles.all {
            let other = schemaName(of: file)
            text = text.replacing("\"urn:paywright:schema:\(other):1#", with: "\"#/components/schemas/\(other)")
            text = text.replacing("\"urn:paywright:schema:\(other):1\"", with: "\"#/components/schemas/\(other)\"")
        }
        guard name == "request" else { return text }
        // The path says what is asked for.
        return text.replacing("\"required\": [\"op\", ", with: "\"required\": [").replacing(
            "\"required\": [\"op\"],",
            with: ""
        )
    }

    /// A member of a request that is null counts as missing: one that may be missing may be null.
    private static func allowingNull(_ lines: [Substring]) -> [Substring] {
        // Those of the operation whose members follow.
        var required: [Substring] = []
        let both = "\"not\": {\"required\": [\"locale\", \"locales\"]}"
        let stated = ["locale", "locales"].map { "\"\($0)\": {\"not\": {\"type\": \"null\"}}" }.joined(separator: ", ")
        return lines.map { line in
            if line.contains("\"required\": [\"op\"") { required = line.split(separator: "\"") }
            if line.hasSuffix(both) { return line.dropLast() + ", \"properties\": {\(stated)}}" }
            // `"locale": {"$ref": "#/$defs/locale"},`
            let parts = line.split(separator: "\"")
            guard parts.count == 7, parts[3] == "$ref", parts[5] == "#/$defs/\(parts[1])", !required.contains(parts[1])
            else { return line }
            let comma = line.hasSuffix(",") ? "," : ""
            return "\"\(parts[1])\": {\"anyOf\": [{\"$ref\": \"\(parts[5])\"}, {\"type\": \"null\"}]}\(comma)"
        }
    }
}
