// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS("15.2"), .macOS(.v10_15), .tvOS(.v17), .watchOS(.v9)],
    targets: [
        .target(name: "App", path: "Sources"),
    ]
)
