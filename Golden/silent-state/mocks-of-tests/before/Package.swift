// swift-tools-version: 5.9
// Catalogue 213: what stands in for a service in tests only is not asked by the product's views.
import PackageDescription

let package = Package(
    name: "Shelves",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .executableTarget(name: "Shelves"),
        .testTarget(name: "ShelvesTests", dependencies: ["Shelves"]),
    ]
)
