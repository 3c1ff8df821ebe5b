/// The build settings of one configuration of a target: those of the project, behind them those of the target, which
/// outweigh them.
///
/// There are four layers, each of which outweighs those before it: the project's `.xcconfig` file, the project, the
/// target's `.xcconfig` file, the target.
struct XcodeSettingsTable {
    /// The weakest first.
    private let layers: [[BuildSetting]]
    private let configuration: String
    /// What Xcode sets by itself.
    private let builtIn: [String: String]

    /// References to settings within settings deeper than this, and more than this for one value, are not followed.
    private static let deepestReference = 16
    private static let mostReferences = 256

    /// - Parameters:
    ///   - configuration: `Debug` or `Release`, as a rule.
    ///   - layers: the weakest first.
    init(configuration: String, targetName: String, layers: [[BuildSetting]]) {
        self.configuration = configuration
        self.layers = layers
        builtIn = ["TARGET_NAME": targetName, "TARGETNAME": targetName, "CONFIGURATION": configuration]
    }

    /// The value of a setting whatever is built; `nil` where it is not set, or refers to what nobody here can know.
    func value(_ name: String) -> String? {
        var budget = XcodeSettingsTable.mostReferences
        return value(name, depth: 0, &budget)
    }

    /// True where anything sets it, under a condition or not.
    func sets(_ name: String) -> Bool { !settings(named: name).isEmpty }

    /// Where the strongest of the settings is stated that set it.
    func place(_ name: String) -> ManifestPlace? { settings(named: name).last?.place }

    /// All versions that a setting may have, among them those for one system or architecture: `SETTING[sdk=iphoneos*]`.
    func versions(_ name: String) -> [(text: String, place: ManifestPlace?)] {
        let settings = settings(named: name)
        var result: [(text: String, place: ManifestPlace?)] = []
        for level in settings.indices.reversed() {
            var budget = XcodeSettingsTable.mostReferences
            guard let text = expand(settings[level].value, of: name, level: level, depth: 0, &budget),
                let first = text.utf8.first,
                first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
            else { continue }
            result.append((text, settings[level].place))
            if isUnconditional(settings[level]) { break }
        }
        return result
    }

    /// All values that a setting may have, among them those for one system or architecture; `nil` where one of them
    /// refers to what nobody here can know.
    func values(_ name: String) -> [String]? {
        let settings = settings(named: name)
        var result: [String] = []
        for level in settings.indices.reversed() {
            var budget = XcodeSettingsTable.mostReferences
            guard let text = expand(settings[level].value, of: name, level: level, depth: 0, &budget) else {
                return nil
            }
            result.append(text)
            // A reference may be to the weaker ones.
            if isUnconditional(settings[level]), !settings[level].value.utf8.contains(UInt8(ascii: "$")) { break }
        }
        return result
    }

    /// What this configuration says of a setting, the weakest first. Of all settings a dozen are asked for, so there is
    /// no table by name.
    private func settings(named name: String) -> [BuildSetting] {
        let hash = fastHash(name.utf8)
        var found: [BuildSetting] = []
        for layer in layers {
            for setting in layer where setting.nameHash == hash && setting.name == name && appliesHere(setting) {
                found.append(setting)
            }
        }
        return found
    }

    private func appliesHere(_ setting: BuildSetting) -> Bool {
        setting.conditions.allSatisfy { $0.key != "config" || $0.matches(configuration) }
    }

    private func isUnconditional(_ setting: BuildSetting) -> Bool {
        setting.conditions.allSatisfy { $0.key == "config" }
    }

    /// - Parameter limit: only settings weaker than the one at this level.
    private func value(_ name: String, below limit: Int? = nil, depth: Int, _ budget: inout Int) -> String? {
        budget -= 1
        guard depth < XcodeSettingsTable.deepestReference, budget > 0 else { return nil }
        let settings = settings(named: name)
        guard let level = settings[..<(limit ?? settings.count)].lastIndex(where: isUnconditional) else {
            return limit == nil ? builtIn[name] : ""
        }
        return expand(settings[level].value, of: name, level: level, depth: depth + 1, &budget)
    }

    /// Puts in the values of `$(NAME)`, `${NAME}` and `$(inherited)`; `nil` where one of them isn't known.
    private func expand(_ text: String, of name: String, level: Int, depth: Int, _ budget: inout Int) -> String? {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{" else { return nil }
            guard let end = XcodeSettingsTable.partner(in: rest) else { return nil }
            let inside = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[end...].dropFirst()
            guard depth < XcodeSettingsTable.deepestReference,
                let reference = expand(inside, of: name, level: level, depth: depth + 1, &budget),
                let value = referenced(reference, from: name, level: level, depth: depth, &budget)
            else { return nil }
            result += value
        }
        return result + rest
    }

    /// `inherited`, a name, or a name with operators behind it: of these `default=` counts, while the others only
    /// change how it is spelled.
    private func referenced(_ reference: String, from name: String, level: Int, depth: Int, _ budget: inout Int)
        -> String?
    {
        let parts = reference.split(separator: ":")
        guard let first = parts.first.map({ String($0) }) else { return nil }
        let isInherited = first == "inherited" || first == name
        let found =
            isInherited ? value(name, below: level, depth: depth + 1, &budget) : value(first, depth: depth + 1, &budget)
        if let found, !found.isEmpty { return found }
        return parts.dropFirst().first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
            ?? found
    }

    /// Where the bracket closes that `text` starts with.
    private static func partner(in text: Substring) -> Substring.Index? {
        var depth = 0
        return text.indices.first { index in
            switch text[index] {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            default: break
            }
            return depth == 0
        }
    }
}
