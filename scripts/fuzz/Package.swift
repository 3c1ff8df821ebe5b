// swift-tools-version: 6.0
import PackageDescription

// A tool for those who work on the product. It is no part of it, and has no dependency but the product.
let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "Reobserve", path: "../..")],
    targets: [.executableTarget(name: "fuzz", dependencies: [.product(name: "ReobserveKit", package: "Reobserve")])],
    swiftLanguageModes: [.v6]
)
