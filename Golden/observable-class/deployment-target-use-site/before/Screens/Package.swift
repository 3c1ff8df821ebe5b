// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Screens",
    platforms: [.iOS(.v16)],
    dependencies: [.package(path: "../Kit")],
    targets: [
        .target(name: "Screens", dependencies: ["Kit"], path: "Sources"),
    ]
)
