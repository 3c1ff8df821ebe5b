// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Flow",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Flow", targets: ["Flow"])],
    targets: [.target(name: "Flow")])
