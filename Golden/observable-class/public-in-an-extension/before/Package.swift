// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Form",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Form", targets: ["Form"])],
    targets: [.target(name: "Form")])
