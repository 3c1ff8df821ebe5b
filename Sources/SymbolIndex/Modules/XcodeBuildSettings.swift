/// The build settings of one target: those of its own configurations, behind them those of the project.
struct XcodeBuildSettings {
    private struct Configuration {
        let own: PropertyList.NodeID?
        let inherited: PropertyList.NodeID?
    }

    private let list: PropertyList
    private let targetName: String
    /// The default configuration first.
    private let configurations: [Configuration]

    private static let deploymentTargets = [
        ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"), ("TVOS_DEPLOYMENT_TARGET", "tvOS"),
        ("WATCHOS_DEPLOYMENT_TARGET", "watchOS"), ("XROS_DEPLOYMENT_TARGET", "visionOS"), ("DRIVERKIT_DEPLOYMENT_TARGET", "driverKit"),
    ]
    private static let platformOfSystem = [
        "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "appletvos": "tvOS", "appletvsimulator": "tvOS",
        "watchos": "watchOS", "watchsimulator": "watchOS", "xros": "visionOS", "xrsimulator": "visionOS", "driverkit": "driverKit",
    ]

    init(_ objects: XcodeObjects, target: PropertyList.NodeID, targetName: String) {
        list = objects.list
        self.targetName = targetName
        let inherited = XcodeBuildSettings.namedSettings(objects, objects.project)
        let own = XcodeBuildSettings.namedSettings(objects, target)
        let pairs = own.map { entry in
            Configuration(own: entry.settings, inherited: (inherited.first { $0.name == entry.name } ?? inherited.first)?.settings)
        }
        configurations = pairs.isEmpty ? inherited.map { Configuration(own: nil, inherited: $0.settings) } : pairs
    }

    /// The module's name where the settings spell it out, else the target's name.
    var moduleName: String {
        for configuration in configurations {
            let product = value("PRODUCT_NAME", configuration).flatMap { expand($0, product: nil) }
            if let name = value("PRODUCT_MODULE_NAME", configuration).flatMap({ expand($0, product: product ?? targetName) }) {
                return RelativePath.moduleName(name)
            }
            if let product { return RelativePath.moduleName(product) }
        }
        return RelativePath.moduleName(targetName)
    }

    /// The lowest deployment target of each platform the target is built for, over all its configurations.
    var platforms: [PlatformMinimum] {
        PlatformMinimum.lowest(of: configurations.flatMap(platforms))
    }

    private func platforms(_ configuration: Configuration) -> [PlatformMinimum] {
        let all = XcodeBuildSettings.deploymentTargets.flatMap { setting, name in
            values(setting, configuration).map { PlatformMinimum(name: name, version: $0) }
        }
        guard let supported = supportedPlatforms(configuration) else { return all }
        let relevant = all.filter { supported.contains($0.name) }
        return relevant.isEmpty ? all : relevant
    }

    /// The platforms a configuration is built for; `nil` where that isn't spelled out.
    private func supportedPlatforms(_ configuration: Configuration) -> Set<String>? {
        guard let text = value("SUPPORTED_PLATFORMS", configuration) ?? value("SDKROOT", configuration) else { return nil }
        let names = text.split(separator: " ").map { XcodeBuildSettings.platformOfSystem[String($0)] }
        return names.isEmpty || names.contains(nil) ? nil : Set(names.compactMap { $0 })
    }

    /// The value of a setting; what the target inherits is looked up in the project.
    private func value(_ setting: String, _ configuration: Configuration) -> String? {
        if let own = list.text(setting, of: configuration.own), own != "$(inherited)" { return own }
        return list.text(setting, of: configuration.inherited)
    }

    /// The literal values of a setting, among them those for one system or architecture: `SETTING[sdk=iphoneos*]`.
    private func values(_ setting: String, _ configuration: Configuration) -> [String] {
        let own = literals(setting, configuration.own)
        return own.isEmpty ? literals(setting, configuration.inherited) : own
    }

    private func literals(_ setting: String, _ settings: PropertyList.NodeID?) -> [String] {
        list.entries(of: settings).compactMap { entry in
            guard let key = list.text(entry.key), key == setting || key.hasPrefix(setting + "[") else { return nil }
            guard let value = list.text(entry.value), let first = value.utf8.first else { return nil }
            return first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") ? value : nil
        }
    }

    /// Replaces a value that is nothing but the target's or the product's name; `nil` for other variables.
    private func expand(_ value: String, product: String?) -> String? {
        guard value.utf8.contains(UInt8(ascii: "$")) else { return value.isEmpty ? nil : value }
        let isOneVariable = (value.hasPrefix("$(") && value.hasSuffix(")")) || (value.hasPrefix("${") && value.hasSuffix("}"))
        guard isOneVariable else { return nil }
        switch value.dropFirst(2).dropLast().split(separator: ":").first {
        case "TARGET_NAME", "TARGETNAME": return targetName
        case "PRODUCT_NAME": return product
        default: return nil
        }
    }

    private static func namedSettings(
        _ objects: XcodeObjects, _ owner: PropertyList.NodeID?
    ) -> [(name: String, settings: PropertyList.NodeID?)] {
        let configurationList = objects.object("buildConfigurationList", of: owner)
        let defaultName = objects.list.text("defaultConfigurationName", of: configurationList)
        let all = objects.objects("buildConfigurations", of: configurationList).map { configuration in
            (name: objects.list.text("name", of: configuration) ?? "", settings: objects.list.value("buildSettings", of: configuration))
        }
        return all.filter { $0.name == defaultName } + all.filter { $0.name != defaultName }
    }
}
