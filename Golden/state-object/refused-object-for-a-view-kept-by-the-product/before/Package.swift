// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Details",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "Details"),
    ]
)
