// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Server",
    dependencies: [
        .package(url: "https://example.com/database", from: "1.0.0"),
        .package(path: "../Shared"),
    ],
    targets: [
        .executableTarget(name: "Server", dependencies: [.product(name: "Database", package: "database"), "Shared"])
    ])
