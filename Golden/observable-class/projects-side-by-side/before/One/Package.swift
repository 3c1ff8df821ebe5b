// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "One",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "One", path: "Sources"),
    ]
)
