// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17)],
    dependencies: [.package(path: "Vendor/Utils")],
    targets: [
        .target(name: "Utils"),
        .target(
            name: "App",
            dependencies: [
                "Utils",
                .product(name: "Utils", package: "Utils", moduleAliases: ["Utils": "VendoredUtils"]),
            ]),
    ])
