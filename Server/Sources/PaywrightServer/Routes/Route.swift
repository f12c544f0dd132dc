internal import HTTPTypes
internal import PaywrightReports

/// What a path leads to.
enum Route: Hashable, Sendable {
    case operation(RequestOperation)
    case batch
    case openAPI
    case health
    case readiness
    case metrics
    case page

    /// All there are but those of the page, by their paths.
    static let byPath: [String: Route] = {
        var routes: [String: Route] = [
            batchPath: .batch, "/openapi.json": .openAPI, "/healthz": .health, "/readyz": .readiness,
            "/metrics": .metrics,
        ]
        for operation in RequestOperation.allCases { routes["/v1/\(operation.rawValue)"] = .operation(operation) }
        return routes
    }()

    static let batchPath = "/v1/batch"

    /// What metrics call it: one name for all that the page consists of.
    var name: String {
        switch self {
        case .operation(let operation): "/v1/\(operation.rawValue)"
        case .batch: Self.batchPath
        case .openAPI: "/openapi.json"
        case .health: "/healthz"
        case .readiness: "/readyz"
        case .metrics: "/metrics"
        case .page: "/"
        }
    }

    /// The methods, for a client: the value of `Allow`.
    var methods: String {
        switch self {
        case .operation, .batch: "POST"
        case .openAPI, .health, .readiness, .metrics, .page: "GET, HEAD"
        }
    }

    func takes(_ method: HTTPRequest.Method) -> Bool {
        switch self {
        case .operation, .batch: method == .post
        case .openAPI, .health, .readiness, .metrics, .page: method == .get || method == .head
        }
    }

    /// Whether a client needs a token: what tells nothing about customers, products and use is for all.
    var needsToken: Bool {
        switch self {
        case .operation, .batch, .metrics: true
        case .openAPI, .health, .readiness, .page: false
        }
    }
}
