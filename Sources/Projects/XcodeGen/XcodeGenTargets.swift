/// The targets of a specification whose files have been put together.
struct XcodeGenTargets {
    let path: String
    let directory: String
    let document: YAMLNode
    let specification: XcodeGenSpecification
    let configurationFiles: XcodeConfigurationFiles

    /// Templates multiply what is written: more than this many nodes are not made of them.
    private static let mostTemplateNodes = 250_000

    func read() -> ManifestTargets {
        var budget = XcodeGenTargets.mostTemplateNodes
        let templates = Dictionary((document["targetTemplates"]?.entries ?? []).map { ($0.key, $0.value) }) { $1 }
        var settings = XcodeGenSettings(document, specification, configurationFiles)
        var result = ManifestTargets(
            path: path, directory: directory, problems: specification.problems, generatesXcodeProject: true)
        for entry in document["targets"]?.entries ?? [] {
            guard let target = withTemplates(entry, templates, &budget) else {
                let message = "templates with more than \(XcodeGenTargets.mostTemplateNodes) values are not read"
                result.problems.append(ManifestProblem(message, at: entry.keyPlace, subject: .modules))
                break
            }
            for platform in platforms(of: target) {
                result.targets.append(
                    description(entry, platform.node, platform: platform.name, suffix: platform.suffix, &settings))
                result.problems += unknownSources(of: platform.node)
            }
        }
        result.problems += settings.problems
        return result
    }

    // MARK: Templates and platforms

    /// The target on top of its templates, with what these have gaps for.
    /// Nil where that is too much.
    private func withTemplates(
        _ entry: YAMLNode.Entry, _ templates: [String: YAMLNode], _ budget: inout Int
    ) -> YAMLNode? {
        let names = XcodeGenTargets.unique(entry.value["templates"]?.list.compactMap(\.text) ?? [])
        guard !names.isEmpty, !templates.isEmpty else { return entry.value }
        var attributes = ["target_name": entry.key]
        for attribute in entry.value["templateAttributes"]?.entries ?? [] {
            attributes[attribute.key] = attribute.value.text
        }
        var result = YAMLNode(value: .mapping([]), place: entry.value.place)
        for template in names.compactMap({ templates[$0] }) {
            budget -= template.size
            guard budget >= 0 else { return nil }
            result = XcodeGenSpecification.merged(
                XcodeGenTargets.filled(template, attributes), onto: result)
        }
        return XcodeGenSpecification.merged(entry.value, onto: result)
    }

    /// Without what is said again.
    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func filled(_ node: YAMLNode, _ attributes: [String: String]) -> YAMLNode {
        var node = node
        switch node.value {
        case .scalar(let text): node.value = .scalar(filled(text, attributes))
        case .sequence(let elements): node.value = .sequence(elements.map { filled($0, attributes) })
        case .mapping(let entries):
            node.value = .mapping(
                entries.map {
                    YAMLNode.Entry(
                        key: filled($0.key, attributes), keyPlace: $0.keyPlace, value: filled($0.value, attributes))
                })
        }
        return node
    }

    private static func filled(_ text: String, _ attributes: [String: String]) -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let name = rest.hasPrefix("${") ? rest.dropFirst(2).prefix { $0 != "}" } : ""
            if let value = attributes[String(name)], name.endIndex < rest.endIndex {
                result += value
                rest = rest[rest.index(after: name.endIndex)...]
            } else {
                result.append("$")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// The platforms of a target: one target is created for each of several.
    private func platforms(of target: YAMLNode) -> [(name: String, suffix: String, node: YAMLNode)] {
        guard let names = target["platform"]?.elements?.compactMap(\.text) else {
            return [(target["platform"]?.text ?? "", "", target)]
        }
        let known = XcodeGenTargets.unique(names).filter { $0 == "auto" || XcodeGenSettings.systems[$0] != nil }
        if known.isEmpty { return [("", "", target)] }
        return known.map { name in
            (name, target["platformSuffix"]?.text ?? "_" + name, XcodeGenTargets.filled(target, ["platform": name]))
        }
    }

    // MARK: One target

    private func description(
        _ entry: YAMLNode.Entry, _ node: YAMLNode, platform: String, suffix: String, _ settings: inout XcodeGenSettings
    ) -> TargetDescription {
        let name = (node["platformPrefix"]?.text ?? "") + entry.key + suffix
        let productName = node["productName"]?.text ?? (suffix.isEmpty ? nil : entry.key)
        let (build, problem) = settings.settings(
            of: node, platform: platform, name: name, productName: productName, place: entry.keyPlace)
        let sources = node["sources"]?.list ?? []
        // What can't be read may hold any setting.
        let unread = (specification.problems.first ?? settings.unread)?.place
        return TargetDescription(
            name: name, moduleName: build.moduleName, kind: .xcodeGenTarget,
            product: XcodeProject.product(ofShortType: node["type"]?.text ?? ""), platforms: build.platforms,
            mainActorPlace: build.mainActorPlace ?? unread,
            actorsOfWrappers: unread == nil ? build.actorsOfWrappers : .unknown,
            place: entry.keyPlace, problem: problem, claims: sources.compactMap(claim))
    }

    private func unknownSources(of target: YAMLNode) -> [ManifestProblem] {
        (target["sources"]?.list ?? []).filter { ($0.text ?? $0["path"]?.text)?.contains("$") == true }.map {
            ManifestProblem("a path of sources is known only where it is built", at: $0.place, subject: .modules)
        }
    }

    /// A path, or a mapping with it and what of the folder counts.
    private func claim(_ source: YAMLNode) -> FileClaim? {
        guard let text = source.text ?? source["path"]?.text else { return nil }
        if let phase = source["buildPhase"], phase.text != "sources" { return nil }
        let base = specification.baseByFile[source.place.path] ?? directory
        guard let path = RelativePath.join(base, text) else { return nil }
        func globs(_ key: String) -> [String] {
            (source[key]?.list ?? []).compactMap { $0.text.flatMap { FileFilter.absolute($0, in: path) } }
        }
        let filter = FileFilter(included: globs("includes"), excluded: globs("excludes"))
        return FileClaim(path: path, filter: filter == FileFilter() ? nil : filter)
    }
}
