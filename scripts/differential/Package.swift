// swift-tools-version: 6.0
import PackageDescription

// A tool for those who work on `Sources/Syntax`. It is no part of the product, which has no dependencies.
let package = Package(
    name: "differential",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "Reobserve", path: "../.."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .executableTarget(
            name: "differential",
            dependencies: [
                .product(name: "ReobserveKit", package: "Reobserve"),
                .product(name: "SwiftLexicalLookup", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
