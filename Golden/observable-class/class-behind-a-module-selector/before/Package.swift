// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Shop", platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [.target(name: "Core"), .executableTarget(name: "Main", dependencies: ["Core"])])
