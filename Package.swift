// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "paywright",
    // Built and tested on Linux. On macOS the standard library's `Mutex` needs this release, and ICU comes from a package
    // manager.
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Paywright", targets: ["Paywright"]),
        // Apart from the rest, so that only packages that verify signatures build a cryptography library.
        .library(name: "PaywrightSignatures", targets: ["PaywrightSignatures"]),
        .library(name: "PaywrightTemplates", targets: ["PaywrightTemplates"]),
        // For tools of translators: lint, the comparison with CLDR, authoring.
        .library(name: "PaywrightMessageTools", targets: ["PaywrightMessageTools"]),
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
        // Each room may import only rooms above it: see Documentation/Architecture.md.
        .target(name: "PaywrightValues", path: "Sources/Values"),
        .target(name: "PaywrightJSON", path: "Sources/JSON"),
        // The system ICU (libicu-dev), linked by name: from ICU 76 on its pkg-config file no longer names icuuc.
        .target(
            name: "CPaywrightICU",
            path: "Sources/CICU",
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
        ),
        .target(name: "PaywrightICU", dependencies: ["CPaywrightICU"], path: "Sources/ICU"),
        // The clocks of the world, from the zone files of the machine, or ICU's data.
        .target(
            name: "PaywrightTimeZones",
            dependencies: ["CPaywrightICU", "PaywrightValues"],
            path: "Sources/TimeZones"
        ),
        .target(name: "PaywrightModel", dependencies: ["PaywrightValues"], path: "Sources/Model"),
        .target(
            name: "PaywrightImport",
            dependencies: ["PaywrightJSON", "PaywrightModel", "PaywrightValues"],
            path: "Sources/Import"
        ),
        .target(
            name: "PaywrightDecisions",
            dependencies: ["PaywrightICU", "PaywrightModel", "PaywrightTimeZones", "PaywrightValues"],
            path: "Sources/Decisions"
        ),
        .target(
            name: "PaywrightSignatures",
            dependencies: [
                "PaywrightJSON", "PaywrightModel", "PaywrightValues",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            path: "Sources/Signatures"
        ),
        .target(
            name: "PaywrightMessages",
            dependencies: ["PaywrightICU", "PaywrightJSON", "PaywrightTimeZones", "PaywrightValues"],
            path: "Sources/Messages"
        ),
        .target(
            name: "PaywrightMessageTools",
            dependencies: [
                "PaywrightICU", "PaywrightJSON", "PaywrightLocales", "PaywrightMessages", "PaywrightValues",
            ],
            path: "Sources/MessageTools"
        ),
        // C23's #embed puts Locales/*.arb into the binary.
        .target(name: "PaywrightLocales", path: "Sources/Locales"),
        .target(
            name: "Paywright",
            dependencies: [
                "PaywrightDecisions", "PaywrightImport", "PaywrightLocales", "PaywrightMessages", "PaywrightModel",
                "PaywrightTimeZones", "PaywrightValues",
            ],
            path: "Sources/Wording"
        ),
        .target(
            name: "PaywrightTemplates",
            dependencies: ["Paywright"],
            path: "Sources/Templates",
            exclude: ["TemplateVariables.md"]
        ),
        .target(
            name: "PaywrightReviewCases",
            dependencies: ["Paywright", "PaywrightMessageTools", "PaywrightTemplates"],
            path: "Sources/ReviewCases"
        ),
        // The same for the page that `paywright review` fills.
        .target(name: "PaywrightReviewPage", path: "Sources/ReviewPage", exclude: ["page"]),
        .executableTarget(
            name: "PaywrightTool",
            dependencies: [
                "Paywright", "PaywrightJSON", "PaywrightMessageTools", "PaywrightReviewCases", "PaywrightReviewPage",
                "PaywrightSignatures", "PaywrightTemplates",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            path: "Sources/Tool"
        ),
        // What several test targets draw their random input from.
        .target(name: "TestSupport", dependencies: ["PaywrightValues"], path: "Tests/TestSupport"),
        .testTarget(name: "ICUTests", dependencies: ["CPaywrightICU"]),
        .testTarget(name: "JSONTests", dependencies: ["PaywrightJSON", "TestSupport"]),
        .testTarget(
            name: "ModelTests",
            dependencies: ["CPaywrightICU", "PaywrightModel", "PaywrightValues", "TestSupport"]
        ),
        .testTarget(
            name: "ImportTests",
            dependencies: ["PaywrightImport", "PaywrightModel", "PaywrightValues", "TestSupport"]
        ),
        .testTarget(
            name: "DecisionsTests",
            dependencies: ["PaywrightDecisions", "PaywrightModel", "PaywrightValues", "TestSupport"]
        ),
        .testTarget(
            name: "TimeZonesTests",
            dependencies: [
                "PaywrightDecisions", "PaywrightModel", "PaywrightTimeZones", "PaywrightValues", "TestSupport",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
        .testTarget(
            name: "SignaturesTests",
            dependencies: [
                "PaywrightModel", "PaywrightSignatures", "PaywrightValues", "TestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "MessagesTests",
            dependencies: [
                "Paywright", "PaywrightICU", "PaywrightMessages", "PaywrightMessageTools", "PaywrightValues",
            ]
        ),
        .testTarget(
            name: "PaywrightTests",
            dependencies: [
                "Paywright", "PaywrightMessageTools", "PaywrightReviewCases", "PaywrightTemplates", "TestSupport",
            ],
            exclude: ["__Snapshots__"]
        ),
        .testTarget(name: "TruthTests", dependencies: ["Paywright", "PaywrightReviewCases", "TestSupport"]),
        .testTarget(
            name: "ToolTests",
            dependencies: [
                "Paywright", "PaywrightReviewPage", "PaywrightTemplates", "PaywrightTool",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x,
    cxxLanguageStandard: .cxx17
)
