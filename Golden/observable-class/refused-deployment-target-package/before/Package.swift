// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v16), .macOS(.v14)],
    targets: [
        .target(name: "App", path: "Sources"),
    ]
)
