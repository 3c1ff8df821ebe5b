// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Two",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "Two", path: "Sources"),
    ]
)
