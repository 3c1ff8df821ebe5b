// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Screens", platforms: [.iOS(.v16)], targets: [.target(name: "Screens")])
