// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Kit",
    platforms: [.iOS(.v17)],
    targets: [
        .target(name: "Kit", path: "Sources"),
    ]
)
