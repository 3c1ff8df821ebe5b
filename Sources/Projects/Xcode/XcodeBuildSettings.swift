/// What the build settings of one target say of its module.
struct XcodeBuildSettings {
    /// The settings of one configuration, the weakest first.
    struct Configuration {
        let name: String
        let settings: [BuildSetting]
    }

    private let targetName: String
    /// Where the target is declared, for settings that have no place of their own.
    private let place: ManifestPlace
    /// One for each configuration, that of the default configuration first.
    private let tables: [XcodeSettingsTable]

    /// The settings with deployment targets, and the platforms that they are for.
    static let deploymentTargets = [
        ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
        ("TVOS_DEPLOYMENT_TARGET", "tvOS"),
        ("WATCHOS_DEPLOYMENT_TARGET", "watchOS"), ("XROS_DEPLOYMENT_TARGET", "visionOS"),
        ("DRIVERKIT_DEPLOYMENT_TARGET", "driverKit"),
    ]
    private static let platformOfSystem = [
        "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "appletvos": "tvOS", "appletvsimulator": "tvOS",
        "watchos": "watchOS", "watchsimulator": "watchOS", "xros": "visionOS", "xrsimulator": "visionOS",
        "driverkit": "driverKit",
    ]

    /// - Parameters:
    ///   - own: the configurations of the target.
    ///   - inherited: those of the project.
    ///   - place: where the target is declared.
    init(own: [Configuration], inherited: [Configuration], targetName: String, place: ManifestPlace) {
        self.targetName = targetName
        self.place = place
        tables = (own.isEmpty ? inherited.map { Configuration(name: $0.name, settings: []) } : own).map {
            configuration in
            let weaker = inherited.first { $0.name == configuration.name } ?? inherited.first
            return XcodeSettingsTable(
                configuration: configuration.name, targetName: targetName,
                layers: [weaker?.settings ?? [], configuration.settings])
        }
    }

    /// The module's name where the settings spell it out, else the target's name.
    var moduleName: String {
        for table in tables {
            if let name = table.value("PRODUCT_MODULE_NAME") ?? table.value("PRODUCT_NAME"), !name.isEmpty {
                return RelativePath.moduleName(name)
            }
        }
        return RelativePath.moduleName(targetName)
    }

    /// The lowest deployment target of each platform the target is built for, over all its configurations.
    ///
    /// Mac Catalyst has no number of its own: it follows that of iOS.
    var platforms: [PlatformMinimum] {
        PlatformMinimum.lowest(
            of: tables.flatMap { table in
                let supported = XcodeBuildSettings.supportedPlatforms(table)
                return XcodeBuildSettings.deploymentTargets.flatMap { setting, name in
                    supported?.contains(name) == false
                        ? []
                        : table.versions(setting).map {
                            PlatformMinimum(name: name, version: $0.text, place: $0.place)
                        }
                }
            })
    }

    /// Where a configuration sets the default isolation to anything but `nonisolated`, or to what isn't known, or hands
    /// the compiler a flag for it; nil where none does.
    var mainActorPlace: ManifestPlace? {
        for table in tables {
            let isolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
            if table.sets(isolation), table.value(isolation) != "nonisolated" {
                return table.place(isolation) ?? place
            }
            if XcodeBuildSettings.mayHandCompiler(["-default-isolation"], table) {
                return table.place(XcodeBuildSettings.flags) ?? place
            }
        }
        return nil
    }

    /// Settings that turn on the upcoming feature DisableOutwardActorInference; the second one turns on others as well
    /// (Xcode's build settings reference, “Approachable Concurrency”).
    private static let turnsOffInference = [
        "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "SWIFT_APPROACHABLE_CONCURRENCY",
    ]

    /// In Swift 5 mode a property wrapper puts the type around it on its actor, unless a setting turns that off
    /// (SE-0401); what is not the same in all configurations is unknown.
    var actorsOfWrappers: ActorsOfWrappers { .common(tables.map(XcodeBuildSettings.actorsOfWrappers)) }

    private static func actorsOfWrappers(_ table: XcodeSettingsTable) -> ActorsOfWrappers {
        guard !mayHandCompiler(["-swift-version", "DisableOutwardActorInference"], table),
            let version = table.value("SWIFT_VERSION")
        else { return .unknown }
        if version.hasPrefix("6") || turnsOffInference.contains(where: { table.value($0) == "YES" }) { return .ignored }
        guard version.hasPrefix("5") || version.hasPrefix("4") else { return .unknown }
        return turnsOffInference.allSatisfy { !table.sets($0) || table.value($0) == "NO" } ? .inferred : .unknown
    }

    private static let flags = "OTHER_SWIFT_FLAGS"

    /// True where one of these flags may be among those that the compiler gets, for some system or architecture.
    private static func mayHandCompiler(_ wanted: [Substring], _ table: XcodeSettingsTable) -> Bool {
        guard let values = table.values(flags) else { return true }
        return values.contains { value in
            value.utf8.split(separator: UInt8(ascii: " ")).contains { wanted.contains(Substring($0)) }
        }
    }

    /// The platforms a configuration is built for; `nil` where that isn't spelled out, as with `SDKROOT = auto` alone.
    private static func supportedPlatforms(_ table: XcodeSettingsTable) -> Set<String>? {
        guard let text = table.value("SUPPORTED_PLATFORMS") ?? table.value("SDKROOT") else { return nil }
        let systems = text.utf8.split(separator: UInt8(ascii: " ")).map {
            $0.prefix { $0 >= 0x80 || 0x61...0x7A ~= $0 | 0x20 }
        }
        let platforms = systems.compactMap { platformOfSystem[String(Substring($0))] }
        return platforms.isEmpty ? nil : Set(platforms)
    }
}

/// Collects the settings of configurations: those of an `.xcconfig` file first, then those of the project file.
struct XcodeConfigurations {
    private let objects: XcodeObjects
    private let files: XcodeFileTree
    private var configurationFiles: XcodeConfigurationFiles
    private var lines: XcodeProjectLines

    init(
        objects: XcodeObjects, files: XcodeFileTree, configurationFiles: XcodeConfigurationFiles,
        lines: XcodeProjectLines
    ) {
        self.lines = lines
        self.objects = objects
        self.files = files
        self.configurationFiles = configurationFiles
    }

    /// The configurations of a target or of the project, the default one first.
    mutating func configurations(of owner: PropertyList.NodeID?) -> [XcodeBuildSettings.Configuration] {
        let list = objects.object("buildConfigurationList", of: owner)
        let defaultName = objects.list.text("defaultConfigurationName", of: list)
        let all = objects.objects("buildConfigurations", of: list).map { configuration in
            let shared = baseFile(of: configuration).map { configurationFiles.settings(of: $0) } ?? []
            return XcodeBuildSettings.Configuration(
                name: objects.list.text("name", of: configuration) ?? "",
                settings: shared + ownSettings(of: configuration))
        }
        return all.filter { $0.name == defaultName } + all.filter { $0.name != defaultName }
    }

    /// A file of a group, or since Xcode 16 one below a synchronized folder.
    private func baseFile(of configuration: PropertyList.NodeID) -> String? {
        if let reference = objects.object("baseConfigurationReference", of: configuration) {
            return files.path(of: reference)
        }
        guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
            let folder = files.path(of: anchor),
            let path = objects.list.text("baseConfigurationReferenceRelativePath", of: configuration)
        else { return nil }
        return RelativePath.join(folder, path)
    }

    /// Only of settings that somebody may want to know the place of it is looked for.
    private mutating func ownSettings(of configuration: PropertyList.NodeID) -> [BuildSetting] {
        objects.list.entries(of: objects.list.value("buildSettings", of: configuration)).compactMap { entry in
            guard let key = objects.list.text(entry.key) else { return nil }
            let list = objects.list.children(of: entry.value).compactMap(objects.list.text)
            let hasPlace = key.hasSuffix("_TARGET") || key.hasPrefix("SWIFT_DEFAULT") || key == "OTHER_SWIFT_FLAGS"
            return BuildSetting(
                key: Substring(key), value: objects.list.text(entry.value) ?? list.joined(separator: " "),
                place: hasPlace || key.hasSuffix("]") ? lines.place(of: entry.key, in: objects.list) : nil)
        }
    }
}
