// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "App", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])
    ]
)
