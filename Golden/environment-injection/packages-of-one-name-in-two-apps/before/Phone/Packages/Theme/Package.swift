// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Theme",
    platforms: [.iOS(.v17), .tvOS(.v17)],
    products: [.library(name: "Theme", targets: ["Theme"])],
    dependencies: [.package(path: "../../../Shared")],
    targets: [.target(name: "Theme", dependencies: ["Shared"])])
