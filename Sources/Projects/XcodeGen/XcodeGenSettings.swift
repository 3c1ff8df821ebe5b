/// The build settings that XcodeGen writes for a target, in the order in which they outweigh each other.
struct XcodeGenSettings {
    private let document: YAMLNode
    private let specification: XcodeGenSpecification
    private var configurationFiles: XcodeConfigurationFiles
    private let configurations: [String]
    private var inherited: [XcodeBuildSettings.Configuration] = []

    /// What a platform is called in `SDKROOT`; `auto` is built for what `supportedDestinations` says.
    private static let systems = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
    ]
    private static let deepestGroup = 16

    init(
        _ document: YAMLNode, _ specification: XcodeGenSpecification, _ configurationFiles: XcodeConfigurationFiles
    ) {
        self.document = document
        self.specification = specification
        self.configurationFiles = configurationFiles
        let named = document["configs"]?.entries.map(\.key) ?? []
        configurations = named.isEmpty ? ["Debug", "Release"] : named
        inherited = configurations.map { XcodeBuildSettings.Configuration(name: $0, settings: project($0)) }
    }

    mutating func settings(
        of target: YAMLNode, platform: String, name: String, productName: String?, place: ManifestPlace
    ) -> XcodeBuildSettings {
        let own = configurations.map { configuration in
            var settings = product(target, platform: platform, productName: productName)
            settings += file(target["configFiles"]?[configuration])
            settings += stated(target["settings"], configuration)
            return XcodeBuildSettings.Configuration(name: configuration, settings: settings)
        }
        return XcodeBuildSettings(own: own, inherited: inherited, targetName: name, place: place)
    }

    // MARK: Layers

    /// Those of the project. Presets give way to an `.xcconfig` file.
    private mutating func project(_ configuration: String) -> [BuildSetting] {
        let presets = document["options"]?["settingPresets"]?.text ?? "all"
        var settings: [BuildSetting] = []
        if presets == "all" || presets == "project" {
            settings.append(BuildSetting(key: "SWIFT_VERSION", value: "5.0"))
        }
        for target in document["options"]?["deploymentTarget"]?.entries ?? [] {
            settings += deploymentTarget(target.value, platform: target.key)
        }
        settings += file(document["configFiles"]?[configuration])
        return settings + stated(document["settings"], configuration)
    }

    /// What follows from the platform and the product of a target.
    private func product(_ target: YAMLNode, platform: String, productName: String?) -> [BuildSetting] {
        var settings: [BuildSetting] = []
        let destinations = target["supportedDestinations"]?.list.compactMap(\.text) ?? []
        let systems = destinations.compactMap { XcodeGenSettings.systems[$0 == "macCatalyst" ? "iOS" : $0] }
        if !systems.isEmpty {
            settings.append(BuildSetting(key: "SUPPORTED_PLATFORMS", value: systems.joined(separator: " ")))
        } else if let system = XcodeGenSettings.systems[platform] {
            settings.append(BuildSetting(key: "SDKROOT", value: system))
        }
        if let productName { settings.append(BuildSetting(key: "PRODUCT_NAME", value: productName)) }
        guard let version = target["deploymentTarget"] else { return settings }
        if version.isMapping {
            // One number for each platform of a target with several.
            for entry in version.entries where platform.isEmpty || entry.key == platform || platform == "auto" {
                settings += deploymentTarget(entry.value, platform: entry.key)
            }
            return settings
        }
        for name in destinations.isEmpty ? [platform] : destinations {
            settings += deploymentTarget(version, platform: name)
        }
        return settings
    }

    private func deploymentTarget(_ version: YAMLNode, platform: String) -> [BuildSetting] {
        guard let key = XcodeBuildSettings.deploymentTargets.first(where: { $0.1 == platform })?.0,
            let text = version.text, !text.isEmpty
        else { return [] }
        return [BuildSetting(key: Substring(key), value: text, place: version.place)]
    }

    private mutating func file(_ node: YAMLNode?) -> [BuildSetting] {
        guard let node, let text = node.text,
            let path = RelativePath.join(specification.baseByFile[node.place.path] ?? "", text)
        else { return [] }
        return configurationFiles.settings(of: path)
    }

    /// `settings:`, which is a mapping of settings, or has `groups`, `base` and `configs` in it.
    private func stated(_ node: YAMLNode?, _ configuration: String, depth: Int = 0) -> [BuildSetting] {
        guard let node, depth < XcodeGenSettings.deepestGroup else { return [] }
        guard node["base"] != nil || node["configs"] != nil || node["groups"] != nil else { return values(node) }
        var settings: [BuildSetting] = []
        for group in node["groups"]?.list.compactMap(\.text) ?? [] {
            settings += stated(document["settingGroups"]?[group], configuration, depth: depth + 1)
        }
        if let base = node["base"] { settings += values(base) }
        for entry in node["configs"]?.entries ?? [] where applies(entry.key, to: configuration) {
            settings += stated(entry.value, configuration, depth: depth + 1)
        }
        return settings
    }

    /// The name of a configuration, or a part of it where no other configuration has that name.
    private func applies(_ key: String, to configuration: String) -> Bool {
        let lowercased = key.lowercased()
        guard configuration.lowercased().contains(lowercased) else { return false }
        let exact = configurations.first { $0.lowercased() == lowercased }
        return exact == nil || exact == configuration
    }

    private func values(_ node: YAMLNode) -> [BuildSetting] {
        node.entries.compactMap { entry in
            guard !entry.value.isMapping else { return nil }
            let value = entry.value.list.compactMap(\.text).joined(separator: " ")
            return BuildSetting(key: Substring(entry.key), value: value, place: entry.keyPlace)
        }
    }
}
