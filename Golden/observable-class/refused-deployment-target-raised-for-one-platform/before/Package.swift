// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v15), .macOS(.v12)],
    targets: [
        .target(name: "App", path: "Sources"),
    ]
)
