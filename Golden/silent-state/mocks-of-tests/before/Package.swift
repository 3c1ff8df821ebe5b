// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Shelves",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .executableTarget(name: "Shelves"),
        .testTarget(name: "ShelvesTests", dependencies: ["Shelves"]),
    ]
)
