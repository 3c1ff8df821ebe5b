// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", platforms: [.iOS(.v16), .macOS(.v14)], targets: [.target(name: "App")])
