// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "One", platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [.target(name: "Core"), .executableTarget(name: "Main", dependencies: ["Core"])])
