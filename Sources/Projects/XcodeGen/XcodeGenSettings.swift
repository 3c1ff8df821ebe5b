/// The build settings that XcodeGen writes for a target, in the order in which they outweigh each other.
struct XcodeGenSettings {
    /// What was not read, and what keeps the systems of a target from being known.
    private(set) var problems: [ManifestProblem] = []
    /// The first part that was not read: it may set anything.
    private(set) var unread: ManifestProblem?

    private let document: YAMLNode
    private let specification: XcodeGenSpecification
    private let groups: [String: YAMLNode]
    private var configurationFiles: XcodeConfigurationFiles
    private let configurations: [String]
    private let lowercasedConfigurations: Set<String>
    private var inherited: [XcodeBuildSettings.Configuration] = []
    /// For each platform a deployment target of the project that is not a version.
    private var unknownVersions: [String: ManifestProblem] = [:]
    private var budget = XcodeGenSettings.mostSettings

    /// What a platform is called in `SDKROOT`; `auto` is built for what `supportedDestinations` says.
    static let systems = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
    ]
    private static let deepestGroup = 16
    private static let mostConfigurations = 64
    /// Groups and configurations multiply what is written: more than this many settings are not made of them.
    private static let mostSettings = 2_000_000
    /// A group takes as long to find as so many settings.
    private static let costOfGroup = 16

    init(
        _ document: YAMLNode, _ specification: XcodeGenSpecification, _ configurationFiles: XcodeConfigurationFiles
    ) {
        self.document = document
        self.specification = specification
        self.configurationFiles = configurationFiles
        groups = Dictionary((document["settingGroups"]?.entries ?? []).map { ($0.key, $0.value) }) { $1 }
        let named = document["configs"]?.entries ?? []
        let names = named.isEmpty ? ["Debug", "Release"] : named.map(\.key)
        configurations = Array(names.prefix(XcodeGenSettings.mostConfigurations))
        lowercasedConfigurations = Set(configurations.map { $0.lowercased() })
        if configurations.count < names.count {
            let message = "more than \(XcodeGenSettings.mostConfigurations) configurations are not read"
            noteUnread(message, named[configurations.count].keyPlace)
        }
        inherited = configurations.map { XcodeBuildSettings.Configuration(name: $0, settings: project($0)) }
    }

    /// The settings of a target, and what keeps its systems from being known.
    mutating func settings(
        of target: YAMLNode, platform: String, name: String, productName: String?, place: ManifestPlace
    ) -> (build: XcodeBuildSettings, problem: ManifestProblem?) {
        guard spend(inherited.reduce(1) { $0 + $1.settings.count }) else {
            return (XcodeBuildSettings(own: [], inherited: [], targetName: name, place: place), noteTooMany(place))
        }
        let product = product(target, platform: platform, productName: productName)
        let own = configurations.map { configuration in
            var settings = spend(product.count) ? product : []
            settings += file(target["configFiles"]?[configuration])
            settings += stated(target["settings"], configuration)
            return XcodeBuildSettings.Configuration(name: configuration, settings: settings)
        }
        let build = XcodeBuildSettings(own: own, inherited: inherited, targetName: name, place: place)
        if budget < 0 { return (build, noteTooMany(place)) }
        guard let unknown = unknownVersion(of: target, platform: platform, build) else {
            // What is not read may set a lower one.
            return (build, unread)
        }
        let problem = ManifestProblem(unknown.message, at: unknown.place, subject: .deploymentTarget(of: name))
        problems.append(problem)
        return (build, problem)
    }

    private mutating func spend(_ count: Int) -> Bool {
        budget -= budget < 0 ? 0 : count
        return budget >= 0
    }

    /// Once for the specification.
    private mutating func noteTooMany(_ place: ManifestPlace) -> ManifestProblem {
        unread ?? noteUnread("more than \(XcodeGenSettings.mostSettings) settings are not read", place)
    }

    @discardableResult
    private mutating func noteUnread(_ message: String, _ place: ManifestPlace) -> ManifestProblem {
        let problem = ManifestProblem(message, at: place, subject: .modules)
        unread = problem
        problems.append(problem)
        return problem
    }

    // MARK: Layers

    /// Those of the project. Presets give way to an `.xcconfig` file.
    private mutating func project(_ configuration: String) -> [BuildSetting] {
        let presets = document["options"]?["settingPresets"]?.text ?? "all"
        var settings: [BuildSetting] = []
        if presets == "all" || presets == "project" {
            settings.append(BuildSetting(key: "SWIFT_VERSION", value: "5.0"))
        }
        for target in document["options"]?["deploymentTarget"]?.entries ?? [] where spend(1) {
            settings += deploymentTarget(target.value, platform: target.key)
            unknownVersions[target.key] = XcodeGenSettings.problem(ofVersion: target.value)
        }
        settings += file(document["configFiles"]?[configuration])
        return settings + stated(document["settings"], configuration)
    }

    /// What follows from the platform and the product of a target.
    private func product(_ target: YAMLNode, platform: String, productName: String?) -> [BuildSetting] {
        var settings: [BuildSetting] = []
        let systems = destinations(of: target).compactMap { XcodeGenSettings.systems[$0] }
        if !systems.isEmpty {
            settings.append(BuildSetting(key: "SUPPORTED_PLATFORMS", value: systems.joined(separator: " ")))
        } else if let system = XcodeGenSettings.systems[platform] {
            settings.append(BuildSetting(key: "SDKROOT", value: system))
        }
        if let productName { settings.append(BuildSetting(key: "PRODUCT_NAME", value: productName)) }
        for (name, version) in deploymentTargets(of: target, platform: platform) {
            settings += deploymentTarget(version, platform: name)
        }
        return settings
    }

    /// The platforms that one target is built for, each once.
    private func destinations(of target: YAMLNode) -> [String] {
        var seen: Set<String> = []
        let names = target["supportedDestinations"]?.list.compactMap(\.text) ?? []
        return names.map { $0 == "macCatalyst" ? "iOS" : $0 }.filter {
            XcodeGenSettings.systems[$0] != nil && seen.insert($0).inserted
        }
    }

    /// What a target says for each of its platforms.
    private func deploymentTargets(of target: YAMLNode, platform: String) -> [(name: String, version: YAMLNode)] {
        guard let version = target["deploymentTarget"] else { return [] }
        if version.isMapping {
            // One number for each platform of a target with several.
            return version.entries.filter { platform.isEmpty || $0.key == platform || platform == "auto" }
                .map { ($0.key, $0.value) }
        }
        let destinations = destinations(of: target)
        return (destinations.isEmpty ? [platform] : destinations).map { ($0, version) }
    }

    private func deploymentTarget(_ version: YAMLNode, platform: String) -> [BuildSetting] {
        guard let key = XcodeBuildSettings.deploymentTargets.first(where: { $0.1 == platform })?.0,
            let text = version.text, !text.isEmpty
        else { return [] }
        return [BuildSetting(key: Substring(key), value: text, place: version.place)]
    }

    // MARK: Versions that are not known

    /// XcodeGen puts the environment's variables in, so that a value of the project tells nothing of `${MIN}`.
    private static func problem(ofVersion version: YAMLNode) -> ManifestProblem? {
        let text = version.text ?? ""
        if version.isEmpty || text.first?.isNumber == true && text.allSatisfy({ $0.isNumber || $0 == "." }) {
            return nil
        }
        let what = text.contains("$") ? "computed" : "not a version"
        return ManifestProblem("the deployment target is " + what, at: version.place, subject: .modules)
    }

    /// A version of the target, or one of the project where the target has none of its own.
    private func unknownVersion(of target: YAMLNode, platform: String, _ build: XcodeBuildSettings) -> ManifestProblem?
    {
        let own = deploymentTargets(of: target, platform: platform)
        if let problem = own.lazy.compactMap({ XcodeGenSettings.problem(ofVersion: $0.version) }).first {
            return problem
        }
        if unknownVersions.isEmpty { return nil }
        let known = Set(build.platforms.map(\.name))
        let destinations = destinations(of: target)
        let mayBeAny = destinations.isEmpty && XcodeGenSettings.systems[platform] == nil
        return unknownVersions.sorted { $0.key < $1.key }.first { name, _ in
            !known.contains(name) && (mayBeAny || name == platform || destinations.contains(name))
        }?.value
    }

    // MARK: Settings that are written

    private mutating func file(_ node: YAMLNode?) -> [BuildSetting] {
        guard let node, let text = node.text,
            let path = RelativePath.join(specification.baseByFile[node.place.path] ?? "", text)
        else { return [] }
        let settings = configurationFiles.settings(of: path)
        return spend(settings.count) ? settings : []
    }

    /// `settings:`, which is a mapping of settings, or has `groups`, `base` and `configs` in it.
    ///
    /// - Parameter outer: the groups that lead here, none of which is read again.
    private mutating func stated(_ node: YAMLNode?, _ configuration: String, depth: Int = 0, in outer: [String] = [])
        -> [BuildSetting]
    {
        guard let node, depth < XcodeGenSettings.deepestGroup, spend(XcodeGenSettings.costOfGroup) else { return [] }
        guard node["base"] != nil || node["configs"] != nil || node["groups"] != nil else { return values(node) }
        var settings: [BuildSetting] = []
        for group in node["groups"]?.list.compactMap(\.text) ?? [] where !outer.contains(group) {
            settings += stated(groups[group], configuration, depth: depth + 1, in: outer + [group])
        }
        if let base = node["base"] { settings += values(base) }
        for entry in node["configs"]?.entries ?? [] where spend(1) && applies(entry.key, to: configuration) {
            settings += stated(entry.value, configuration, depth: depth + 1, in: outer)
        }
        return settings
    }

    /// The name of a configuration, or a part of it where no other configuration has that name.
    private func applies(_ key: String, to configuration: String) -> Bool {
        let (lowercased, name) = (key.lowercased(), configuration.lowercased())
        return name == lowercased || name.contains(lowercased) && !lowercasedConfigurations.contains(lowercased)
    }

    private mutating func values(_ node: YAMLNode) -> [BuildSetting] {
        guard spend(node.entries.count) else { return [] }
        return node.entries.compactMap { entry in
            guard !entry.value.isMapping else { return nil }
            let value = entry.value.list.compactMap(\.text).joined(separator: " ")
            return BuildSetting(key: Substring(entry.key), value: value, place: entry.keyPlace)
        }
    }
}
