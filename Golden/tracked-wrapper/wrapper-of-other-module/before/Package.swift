// swift-tools-version: 5.9
// Catalogue 154: a wrapper in a module of its own.
import PackageDescription

let package = Package(
    name: "Radio",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "Settings"),
        .executableTarget(name: "Radio", dependencies: ["Settings"]),
    ]
)
