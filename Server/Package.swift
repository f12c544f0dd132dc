// swift-tools-version: 6.3

import PackageDescription

// Apart from the library's package, so that a package that uses the library does not fetch what only a server needs.
let package = Package(
    name: "paywright-server",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "paywright-server", targets: ["PaywrightServerTool"])],
    dependencies: [
        .package(name: "paywright", path: "..", traits: ["Signatures"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        // Without full Foundation, which would bring a second ICU.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.10.0"),
    ],
    targets: [
        .target(name: "ServerCustomers", plugins: [.plugin(name: "EmbedFiles", package: "paywright")]),
        .target(name: "ServerExamples", plugins: [.plugin(name: "EmbedFiles", package: "paywright")]),
        .target(name: "ServerPage", plugins: [.plugin(name: "EmbedFiles", package: "paywright")]),
        .target(name: "ServerSchemas", plugins: [.plugin(name: "EmbedFiles", package: "paywright")]),
        .target(
            name: "PaywrightServer",
            dependencies: [
                "ServerCustomers", "ServerExamples", "ServerPage", "ServerSchemas",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP2", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "Paywright", package: "paywright"),
                .product(name: "PaywrightReports", package: "paywright"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        .executableTarget(
            name: "PaywrightServerTool",
            dependencies: [
                "PaywrightServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Paywright", package: "paywright"),
                .product(name: "PaywrightMessageTools", package: "paywright"),
                .product(name: "PaywrightReports", package: "paywright"),
                .product(name: "PaywrightSignatures", package: "paywright"),
            ],
            // A static standard library exports every symbol, which the start of each run goes through. The toolchain’s own linker
            // makes what is relocated read-only on every system.
            linkerSettings: [
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "--no-export-dynamic"], .when(platforms: [.linux]))
            ]
        ),
        .testTarget(
            name: "PaywrightServerTests",
            dependencies: [
                "PaywrightServer",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "Paywright", package: "paywright"),
                .product(name: "PaywrightReports", package: "paywright"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
