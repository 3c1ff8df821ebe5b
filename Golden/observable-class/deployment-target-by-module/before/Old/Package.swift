// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Old",
    platforms: [.iOS(.v16)],
    targets: [
        .target(name: "Old", path: "Sources"),
    ]
)
