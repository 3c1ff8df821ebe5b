// swift-tools-version: 6.0
import PackageDescription

// What `scripts/benchmark` compares with. It is no part of the product, which has no dependencies.
let package = Package(
    name: "parse-only",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        .executableTarget(
            name: "parse-only",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
