// swift-tools-version: 6.0
import PackageDescription

// A tool for those who work on `Tests/Behaviour/Combine`. It is no part of the product, which has no dependencies.
let package = Package(
    name: "combine-witness",
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
    targets: [
        // `Combine`, `WithModel/Programs` and `WithOpenCombine/Programs` are links: one text, compiled for each side.
        .target(name: "Combine"),
        .target(name: "WithModel", dependencies: ["Combine"], swiftSettings: [.define("WITH_MODEL")]),
        .target(name: "WithOpenCombine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
        .executableTarget(name: "combine-witness", dependencies: ["WithModel", "WithOpenCombine"]),
    ],
    swiftLanguageModes: [.v5]
)
