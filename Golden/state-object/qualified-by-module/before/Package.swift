// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Feed",
    platforms: [.iOS(.v17)],
    targets: [.executableTarget(name: "Feed", path: "Sources")]
)
