// swift-tools-version: 6.3

import PackageDescription

// Apart from the library's package: its build is instrumented. `Fuzzing/run` builds it.
let package = Package(
    name: "paywright-fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "paywright", path: ".."),
        .package(url: "https://github.com/apple/swift-certificates", "1.21.0"..<"1.22.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    ],
    targets: [
        // ICU's own MessageFormat, to compare with.
        .target(name: "CMessageFormat", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        // Chooses the counters that libFuzzer looks through. The map names the object file of each; `run` keeps that part of it.
        .target(
            name: "CCounters",
            linkerSettings: [
                .unsafeFlags(
                    [
                        "--wrap=__sanitizer_cov_8bit_counters_init", "--wrap=__sanitizer_cov_pcs_init",
                        "-Map=.build/Fuzz.map",
                    ]
                    .flatMap { ["-Xlinker", $0] }
                )
            ]
        ),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "CCounters", "CMessageFormat",
                .product(name: "Paywright", package: "paywright"),
                .product(name: "PaywrightMessageTools", package: "paywright"),
                .product(name: "PaywrightReports", package: "paywright"),
                .product(name: "PaywrightSignatures", package: "paywright"),
                .product(name: "PaywrightTemplates", package: "paywright"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
