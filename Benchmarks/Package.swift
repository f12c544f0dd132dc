// swift-tools-version: 6.3

import PackageDescription

// Apart from the library's package, so that a package that uses it does not fetch what only measuring needs.
let package = Package(
    name: "paywright-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "paywright", path: ".."),
        .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    ],
    targets: [
        .target(name: "ICUBaseline", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .executableTarget(
            name: "LineBenchmarks",
            dependencies: [
                "ICUBaseline",
                .product(name: "Benchmark", package: "swift-benchmark"),
                .product(name: "Paywright", package: "paywright"),
            ]
        ),
        .executableTarget(
            name: "ToolBenchmarks",
            dependencies: [.product(name: "Paywright", package: "paywright")]
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
