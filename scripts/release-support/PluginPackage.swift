// swift-tools-version: 6.0
import PackageDescription

// The command plugin with a program that has been built: nothing is compiled but the plugin itself.
let package = Package(
    name: "reobserve-plugin",
    products: [.plugin(name: "ReobservePlugin", targets: ["ReobservePlugin"])],
    targets: [
        .binaryTarget(
            name: "reobserve",
            url: "@URL@",
            checksum: "@CHECKSUM@"),
@PLUGIN@
    ]
)
