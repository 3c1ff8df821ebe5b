// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Tasks", targets: ["Tasks"])],
    dependencies: [.package(path: "../Shared")],
    targets: [
        .target(name: "Tasks", dependencies: ["Shared"]),
        .target(name: "Shell", dependencies: ["Tasks"]),
    ])
