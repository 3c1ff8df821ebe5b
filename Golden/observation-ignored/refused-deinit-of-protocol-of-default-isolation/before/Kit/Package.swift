// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Kit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Kit", targets: ["Kit"])],
    targets: [.target(name: "Kit", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])]
)
