// swift-tools-version: 6.0
import PackageDescription

// A tool for those who work on `Sources/SymbolIndex` and `Sources/Semantics`. It is no part of the product. The product's targets stand here once more,
// by a link to their folders: what they let only their own package see is asked as well.
let package = Package(
    name: "resolution",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "SourceText", path: "Sources/Product/SourceText"),
        .target(name: "Syntax", dependencies: ["SourceText"], path: "Sources/Product/Syntax"),
        .target(name: "SymbolIndex", dependencies: ["SourceText", "Syntax"], path: "Sources/Product/SymbolIndex"),
        .target(name: "SystemAccess", dependencies: ["SourceText"], path: "Sources/Product/SystemAccess"),
        .executableTarget(name: "resolution", dependencies: ["SourceText", "Syntax", "SymbolIndex", "SystemAccess"]),
    ],
    swiftLanguageModes: [.v6]
)
