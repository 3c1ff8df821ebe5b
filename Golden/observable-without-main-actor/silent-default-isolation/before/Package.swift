// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)]),
    ]
)
