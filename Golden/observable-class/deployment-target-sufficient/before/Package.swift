// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17), .macOS("14.2"), .macCatalyst(.v17), .tvOS(.v18), .watchOS(.v10), .visionOS(.v1), .driverKit(.v19)],
    targets: [
        .target(name: "App", path: "Sources"),
    ]
)
