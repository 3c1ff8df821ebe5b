// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17)],
    dependencies: [.package(path: "../Kit")],
    targets: [.executableTarget(name: "App", dependencies: ["Kit"], path: "Sources")]
)
