// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "paywright",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(
            name: "Paywright",
            targets: ["Paywright", "MessageCatalog", "StoreImport", "StoreDecisions", "StoreModel", "TimeZones"]
        ),
        // Apart from the rest, so that only who verifies signatures builds a cryptography library.
        .library(name: "PaywrightSignatures", targets: ["StoreSignatures"]),
        .executable(name: "paywright", targets: ["PaywrightTool"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    ],
    targets: [
        // The system ICU (libicu-dev), linked by name: from ICU 76 on its pkg-config file no longer names icuuc.
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "SourceJSON"),
        .target(name: "StoreModel"),
        .target(name: "StoreImport", dependencies: ["StoreModel", "SourceJSON"]),
        // The clocks of the world, from the zone files of the machine, or ICU's data.
        .target(name: "TimeZones", dependencies: ["CICU"]),
        .target(name: "StoreDecisions", dependencies: ["StoreModel", "TimeZones", "CICU"]),
        .target(
            name: "StoreSignatures",
            dependencies: [
                "StoreModel", "SourceJSON",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        // C23's #embed puts Locales/*.arb into the binary.
        .target(name: "BuiltinCatalogs"),
        // The same for the page that `paywright review` fills.
        .target(name: "ReviewPage", exclude: ["page"]),
        .target(name: "MessageCatalog", dependencies: ["CICU", "SourceJSON", "TimeZones"]),
        .target(
            name: "Paywright",
            dependencies: ["BuiltinCatalogs", "MessageCatalog", "StoreDecisions", "StoreModel", "TimeZones"],
            exclude: ["Templates/TemplateVariables.md"]
        ),
        .executableTarget(
            name: "PaywrightTool",
            dependencies: [
                "MessageCatalog", "Paywright", "ReviewPage", "SourceJSON", "StoreDecisions", "StoreImport",
                "StoreModel", "StoreSignatures", "TimeZones",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
        // What several test targets draw their random input from.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "CICUTests", dependencies: ["CICU"]),
        .testTarget(name: "SourceJSONTests", dependencies: ["SourceJSON", "TestSupport"]),
        .testTarget(name: "StoreModelTests", dependencies: ["StoreModel", "CICU"]),
        .testTarget(name: "StoreImportTests", dependencies: ["StoreImport", "StoreModel", "TestSupport"]),
        .testTarget(name: "StoreDecisionsTests", dependencies: ["StoreDecisions", "StoreModel"]),
        .testTarget(
            name: "TimeZonesTests",
            dependencies: [
                "StoreDecisions", "StoreModel", "TestSupport", "TimeZones",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
        .testTarget(
            name: "StoreSignaturesTests",
            dependencies: [
                "StoreModel", "StoreSignatures", "TestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(name: "MessageCatalogTests", dependencies: ["MessageCatalog"]),
        .testTarget(
            name: "PaywrightTests",
            dependencies: ["MessageCatalog", "Paywright", "StoreDecisions", "StoreModel", "TestSupport", "TimeZones"],
            exclude: ["__Snapshots__"]
        ),
        .testTarget(
            name: "TruthTests",
            dependencies: [
                "MessageCatalog", "Paywright", "StoreDecisions", "StoreImport", "StoreModel", "TestSupport",
            ]
        ),
        .testTarget(
            name: "PaywrightToolTests",
            dependencies: [
                "MessageCatalog", "Paywright", "PaywrightTool", "ReviewPage", "StoreDecisions", "StoreImport",
                "StoreModel", "TimeZones",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x,
    cxxLanguageStandard: .cxx17
)
