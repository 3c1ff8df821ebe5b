import Syntax

/// Reads `settings:` of a project and of targets.
struct TuistSettings {
    /// The settings of each configuration, and whether these are all.
    struct Read {
        var configurations: [XcodeBuildSettings.Configuration] = []
        var isComplete = true
    }

    let expressions: TuistExpressions
    let trees: [SyntaxTree]
    let directory: String
    var configurationFiles: XcodeConfigurationFiles

    /// Calls behind calls: `SettingsDictionary().swiftVersion("6").merging([…])`.
    private static let longestChain = 32

    /// Where the manifest or one of its helpers names the setting, for targets whose settings are computed.
    var mentionOfIsolation: ManifestPlace? {
        trees.lazy.flatMap(\.nodes).first {
            ["SWIFT_DEFAULT_ACTOR_ISOLATION", "-default-isolation"].contains($0.stringValue)
        }.map(expressions.place)
    }

    /// `.settings(base: […], debug: […], release: […], configurations: [.debug(name: "Debug", xcconfig: "App.xcconfig")])`
    mutating func read(_ expression: TuistExpression?) -> Read {
        guard let expression, !expressions.isNil(expression) else { return Read() }
        guard let call = expressions.call(expression), ["settings", "Settings"].contains(call.name), call.base == nil
        else { return Read(isComplete: false) }
        var result = Read()
        let base = values(call["base"])
        result.isComplete = base.isComplete
        if let listed = call["configurations"] {
            let list = expressions.list(listed)
            result.isComplete = result.isComplete && list.isComplete
            for element in list.elements { readConfiguration(element, base.settings, &result) }
            return result
        }
        for (name, label) in [("Debug", "debug"), ("Release", "release")] {
            let own = values(call[label])
            result.isComplete = result.isComplete && own.isComplete
            result.configurations.append(
                XcodeBuildSettings.Configuration(name: name, settings: base.settings + own.settings))
        }
        return result
    }

    private mutating func readConfiguration(
        _ element: TuistExpression, _ base: [BuildSetting], _ result: inout Read
    ) {
        guard let call = expressions.call(element), let name = call["name"].flatMap(configurationName),
            expressions.budget.spend(base.count)
        else {
            result.isComplete = false
            return
        }
        let own = values(call["settings"])
        result.isComplete = result.isComplete && own.isComplete
        var shared: [BuildSetting] = []
        if let file = call["xcconfig"], !expressions.isNil(file) {
            let path = expressions.string(file).flatMap { RelativePath.join(directory, $0) }
            shared = path.map { configurationFiles.settings(of: $0) } ?? []
            if path == nil { result.isComplete = false }
        }
        result.configurations.append(
            XcodeBuildSettings.Configuration(name: name, settings: shared + base + own.settings))
    }

    /// `"Debug"`, `.debug`
    private func configurationName(_ expression: TuistExpression) -> String? {
        if let text = expressions.string(expression) { return text }
        let node = expressions.resolved(expression).node
        if let call = expressions.call(expression) { return call.firstUnlabeled.flatMap { expressions.string($0) } }
        guard node.kind == .implicitMemberExpression else { return nil }
        let name = expressions.names.text(node.name)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    // MARK: Dictionaries

    private func values(_ expression: TuistExpression?, depth: Int = 0) -> (settings: [BuildSetting], isComplete: Bool)
    {
        guard let expression, !expressions.isNil(expression) else { return ([], true) }
        let value = expressions.resolved(expression)
        guard depth < TuistSettings.longestChain, expressions.budget.spend(1 + value.node.childCount) else {
            return ([], false)
        }
        if value.node.kind == .dictionaryExpression { return literal(value) }
        guard value.node.kind == .chainExpression else { return ([], false) }
        return chain(value, depth: depth)
    }

    private func literal(_ expression: TuistExpression) -> (settings: [BuildSetting], isComplete: Bool) {
        let children = Array(expression.node.children)
        var settings: [BuildSetting] = []
        var isComplete = true
        for position in stride(from: 0, to: children.count - 1, by: 2) {
            let key = TuistExpression(node: children[position], scope: expression.scope)
            guard let name = expressions.string(key) else {
                isComplete = false
                continue
            }
            let value = text(TuistExpression(node: children[position + 1], scope: expression.scope))
            // What is not known must not be taken for a value.
            settings.append(
                BuildSetting(
                    key: Substring(name), value: value ?? "$(UNREAD)", place: expressions.place(children[position])))
        }
        return (settings, isComplete)
    }

    /// `"YES"`, `.string("YES")`, `.array(["a"])`, `SettingValue(stringLiteral: "YES")`, `true`
    private func text(_ expression: TuistExpression, depth: Int = 0) -> String? {
        guard depth < TuistExpressions.longestChain else { return nil }
        if let text = expressions.string(expression) { return text }
        let node = expressions.resolved(expression).node
        if node.kind == .literalExpression {
            return node.text == "true" ? "YES" : node.text == "false" ? "NO" : node.text
        }
        let list = expressions.list(expression)
        if list.isComplete {
            let texts = list.elements.map { expressions.string($0) }
            let text = texts.compactMap { $0 }.joined(separator: " ")
            return texts.contains(nil) || !expressions.budget.spend(for: text) ? nil : text
        }
        guard let call = expressions.call(expression), ["string", "array", "SettingValue"].contains(call.name) else {
            return nil
        }
        return call.arguments.first.flatMap { text($0.value, depth: depth + 1) }
    }

    /// A dictionary and the methods that add to it.
    private func chain(_ expression: TuistExpression, depth: Int) -> (settings: [BuildSetting], isComplete: Bool) {
        let parts = Array(expression.node.children)
        var result: (settings: [BuildSetting], isComplete: Bool) = ([], false)
        if let first = parts.first, first.kind != .callComponent {
            let start = TuistExpression(node: first, scope: expression.scope)
            let isNew = ["SettingsDictionary", "[:]"].contains(first.text)
            result = isNew ? ([], true) : values(start, depth: depth + 1)
        }
        for part in parts where part.kind == .callComponent {
            guard let callee = part.calledName, callee.kind == .memberComponent else { continue }
            let argument = CallArguments(part).list.first.map {
                TuistExpression(node: $0.value, scope: expression.scope)
            }
            switch expressions.names.text(callee.name) {
            case "merging":
                let added = values(argument, depth: depth + 1)
                guard expressions.budget.spend(added.settings.count) else { return ([], false) }
                result.settings += added.settings
                result.isComplete = result.isComplete && added.isComplete
            case "swiftVersion":
                let version = argument.flatMap { expressions.string($0) }
                result.settings.append(
                    BuildSetting(key: "SWIFT_VERSION", value: version ?? "$(UNREAD)", place: expressions.place(part)))
            case "otherSwiftFlags":
                let flags = argument.flatMap { text($0) }
                result.settings.append(
                    BuildSetting(key: "OTHER_SWIFT_FLAGS", value: flags ?? "$(UNREAD)", place: expressions.place(part)))
            default: continue
            }
        }
        return result
    }
}
