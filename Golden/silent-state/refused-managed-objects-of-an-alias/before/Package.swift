// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "BoxOffice",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "Wire"),
        .target(name: "Storage"),
        .target(name: "Domain", dependencies: ["Wire", "Storage"]),
        .target(name: "BoxOffice", dependencies: ["Domain", "Storage"]),
    ]
)
