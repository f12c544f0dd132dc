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
        // Lines with their amounts left open, and the files of them that apps carry.
        .library(name: "PaywrightPatterns", targets: ["PaywrightPatterns"]),
        // For services: answers in the formats that the command prints.
        .library(name: "PaywrightReports", targets: ["PaywrightReports"]),
        // For tools of translators: lint, the comparison with CLDR, authoring.
        .library(name: "PaywrightMessageTools", targets: ["PaywrightMessageTools"]),
        .executable(name: "paywright", targets: ["PaywrightTool"]),
        // For the server's package, which is in a folder of this one.
        .plugin(name: "EmbedFiles", targets: ["EmbedFiles"]),
    ],
    // A package that depends on the library alone asks for `traits: []` and fetches no other package.
    traits: [
        .default(enabledTraits: ["Tool"]),
        .trait(name: "Signatures", description: "Signed data of the App Store can be verified: PaywrightSignatures."),
        .trait(name: "Tool", description: "The command paywright.", enabledTraits: ["Signatures"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
        // The time at which certificates are judged is given by an interface that its authors may change in any minor version.
        .package(url: "https://github.com/apple/swift-certificates", "1.21.0"..<"1.22.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    ],
    targets: [
        // Each room may import only rooms above it: see Documentation/Architecture.md.
        // Public and inlinable, so that the compiler specializes it where it is used; no product exports it.
        .target(name: "PaywrightStorage", path: "Sources/Storage"),
        .target(name: "PaywrightValues", path: "Sources/Values"),
        .target(name: "PaywrightJSON", dependencies: ["PaywrightStorage"], path: "Sources/JSON"),
        // The system ICU (libicu-dev), linked by name: from ICU 76 on its pkg-config file no longer names icuuc.
        .target(
            name: "CPaywrightICU",
            path: "Sources/CICU",
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
        ),
        .target(name: "PaywrightICU", dependencies: ["CPaywrightICU", "PaywrightStorage"], path: "Sources/ICU"),
        // The clocks of the world, from the zone files of the machine, or ICU's data.
        .target(
            name: "PaywrightTimeZones",
            dependencies: ["CPaywrightICU", "PaywrightValues"],
            path: "Sources/TimeZones"
        ),
        .target(name: "PaywrightModel", dependencies: ["PaywrightStorage", "PaywrightValues"], path: "Sources/Model"),
        .target(
            name: "PaywrightImport",
            dependencies: ["PaywrightJSON", "PaywrightModel", "PaywrightStorage", "PaywrightValues"],
            path: "Sources/Import",
            exclude: [
                "Amazon/amazon.fields.tsv",
                "AppStoreServer/appStore.fields.tsv",
                "AppStoreServer/receipt.fields.tsv",
                "GooglePlay/googlePlay.fields.tsv",
                "Paddle/paddle.fields.tsv",
                "Paywright/customer.fields.tsv",
                "RevenueCat/revenueCat.fields.tsv",
                "Stripe/stripe.fields.tsv",
            ],
            plugins: ["FieldKeys"]
        ),
        // The typed keys of the tables of fields.
        .plugin(name: "FieldKeys", capability: .buildTool(), dependencies: ["field-keys"]),
        .executableTarget(name: "field-keys", path: "Sources/FieldKeys"),
        .target(
            name: "PaywrightDecisions",
            dependencies: [
                "PaywrightICU", "PaywrightModel", "PaywrightStorage", "PaywrightTimeZones", "PaywrightValues",
            ],
            path: "Sources/Decisions"
        ),
        .target(
            name: "PaywrightSignatures",
            dependencies: [
                "PaywrightJSON", "PaywrightModel", "PaywrightValues",
                .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Signatures"])),
                .product(name: "SwiftASN1", package: "swift-asn1", condition: .when(traits: ["Signatures"])),
                .product(name: "X509", package: "swift-certificates", condition: .when(traits: ["Signatures"])),
            ],
            path: "Sources/Signatures"
        ),
        .target(
            name: "PaywrightMessages",
            dependencies: [
                "PaywrightICU", "PaywrightJSON", "PaywrightStorage", "PaywrightTimeZones", "PaywrightValues",
            ],
            path: "Sources/Messages"
        ),
        .target(
            name: "PaywrightMessageTools",
            dependencies: [
                "PaywrightICU", "PaywrightJSON", "PaywrightLocales", "PaywrightMessages", "PaywrightValues",
            ],
            path: "Sources/MessageTools"
        ),
        // Every file of the top-level folder Locales, in the binary.
        .target(name: "PaywrightLocales", path: "Sources/Locales", plugins: ["EmbedFiles"]),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .executableTarget(name: "embed-files", path: "Sources/EmbedFiles"),
        .target(
            name: "Paywright",
            dependencies: [
                "PaywrightDecisions", "PaywrightImport", "PaywrightLocales", "PaywrightMessages", "PaywrightModel",
                "PaywrightStorage", "PaywrightTimeZones", "PaywrightValues",
            ],
            path: "Sources/Wording"
        ),
        .target(
            name: "PaywrightTemplates",
            dependencies: ["Paywright"],
            path: "Sources/Templates",
            exclude: ["TemplateVariables.md"]
        ),
        .target(name: "PaywrightPatterns", dependencies: ["Paywright", "PaywrightJSON"], path: "Sources/Patterns"),
        .target(
            name: "PaywrightReviewCases",
            dependencies: ["Paywright", "PaywrightMessageTools", "PaywrightTemplates"],
            path: "Sources/ReviewCases"
        ),
        .target(
            name: "PaywrightRuns",
            dependencies: ["Paywright", "PaywrightJSON", "PaywrightStorage"],
            path: "Sources/Runs"
        ),
        // What the command, a service and other languages share: answers as JSON, text, CSV and Markdown.
        .target(
            name: "PaywrightReports",
            dependencies: [
                "Paywright", "PaywrightJSON", "PaywrightMessageTools", "PaywrightReviewCases", "PaywrightRuns",
                "PaywrightStorage", "PaywrightTemplates",
            ],
            path: "Sources/Reports",
            exclude: ["Schemas"]
        ),
        .target(
            name: "PaywrightInspection",
            dependencies: [
                "Paywright", "PaywrightJSON", "PaywrightMessageTools", "PaywrightReports", "PaywrightReviewCases",
                "PaywrightRuns", "PaywrightStorage", "PaywrightTemplates",
            ],
            path: "Sources/Inspection"
        ),
        // The page that `paywright review` fills, in the binary.
        .target(
            name: "PaywrightReviewPage",
            path: "Sources/ReviewPage",
            exclude: ["page", "shared"],
            plugins: ["EmbedFiles"]
        ),
        .executableTarget(
            name: "PaywrightTool",
            dependencies: [
                "Paywright", "PaywrightInspection", "PaywrightJSON", "PaywrightMessageTools", "PaywrightPatterns",
                "PaywrightReports", "PaywrightReviewCases", "PaywrightReviewPage", "PaywrightRuns",
                "PaywrightSignatures", "PaywrightStorage", "PaywrightTemplates",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"])),
                .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Tool"])),
                .product(name: "Subprocess", package: "swift-subprocess", condition: .when(traits: ["Tool"])),
                .product(name: "SystemPackage", package: "swift-system", condition: .when(traits: ["Tool"])),
            ],
            path: "Sources/Tool",
            // A static standard library exports every symbol, which the start of each run goes through. The toolchain’s own linker
            // makes what is relocated read-only on every system. Unsafe flags are refused only in products that another package
            // uses, and this one is the command.
            linkerSettings: [
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "--no-export-dynamic"], .when(platforms: [.linux]))
            ]
        ),
        // What several test targets draw their random input from.
        .target(name: "TestSupport", dependencies: ["PaywrightValues"], path: "Tests/TestSupport"),
        .testTarget(name: "ICUTests", dependencies: ["CPaywrightICU"]),
        .testTarget(name: "JSONTests", dependencies: ["PaywrightJSON", "PaywrightStorage", "TestSupport"]),
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
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "PaywrightTests",
            dependencies: [
                "Paywright", "PaywrightMessageTools", "PaywrightReviewCases", "PaywrightStorage", "PaywrightTemplates",
                "TestSupport",
            ],
            exclude: ["__Snapshots__"]
        ),
        .testTarget(
            name: "PatternsTests",
            dependencies: ["Paywright", "PaywrightPatterns", "PaywrightReviewCases", "TestSupport"]
        ),
        .testTarget(
            name: "TruthTests",
            dependencies: ["Paywright", "PaywrightReports", "PaywrightReviewCases", "TestSupport"]
        ),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Paywright", "PaywrightJSON", "PaywrightMessages", "PaywrightReports", "PaywrightRuns",
                "PaywrightStorage", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ToolTests",
            dependencies: [
                "Paywright", "PaywrightInspection", "PaywrightReports", "PaywrightReviewPage", "PaywrightRuns",
                "PaywrightStorage", "PaywrightTemplates", "PaywrightTool", "TestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Subprocess", package: "swift-subprocess"),
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
