import SourceText
import Syntax

/// Reads a `Package.swift`: its calls, as far as their arguments are literals or constants.
///
/// Any bytes can be read; where they do not parse there may be more than was read.
struct PackageManifestReader {
    private let tree: SyntaxTree
    private let names: NameTable
    private let constants: ManifestConstants
    private let lines: LineIndex
    private var manifest = PackageManifest()

    static func read(_ file: SourceFile) -> PackageManifest {
        var names = NameTable()
        let tree = SyntaxTree.parse(file, names: &names)
        return withExtendedLifetime(tree) {
            var reader = PackageManifestReader(
                tree: tree, names: names, constants: ManifestConstants([tree]), lines: LineIndex(file.bytes))
            reader.read()
            return reader.manifest
        }
    }

    private mutating func read() {
        manifest.hasUnreadTargets = !tree.problems.isEmpty
        manifest.hasUnreadProducts = !tree.problems.isEmpty
        readDeclarations()
        readPackage()
        dropDependencies()
        addDependenciesOfVendedTargets()
        readModuleAliases()
        // The table holds the names of this file.
        let isolation = names.lookUp("defaultIsolation")
        manifest.defaultIsolationPlace = tree.nodes.first {
            $0.calledName?.name == isolation && isolation != nil || $0.stringValue == "-default-isolation"
        }.map(place)
        if manifest.defaultIsolationPlace == nil, isolation != nil {
            manifest.defaultIsolationPlace = ManifestPlace(path: tree.file.path, line: 0)
        }
        manifest.actorsOfWrappers = actorsOfWrappers
    }

    /// By the language mode, unless a target may have another one or the feature.
    private var actorsOfWrappers: ActorsOfWrappers {
        let isOfTargets =
            ["swiftLanguageMode", "swiftLanguageVersion"].contains { names.lookUp($0) != nil }
            || tree.nodes.contains { ["DisableOutwardActorInference", "-swift-version"].contains($0.stringValue) }
        return isOfTargets ? .unknown : languageMode.map { $0 < 6 ? .inferred : .ignored } ?? .unknown
    }

    /// The only one of `swiftLanguageModes: [.v5]` or `swiftLanguageVersions`, else that of the tools; nil where it is
    /// computed, or where the compiler chooses.
    private var languageMode: Int? {
        let labels = ["swiftLanguageModes", "swiftLanguageVersions"].compactMap { names.lookUp($0) }
        guard !labels.isEmpty else { return modeOfTools }
        let values = tree.nodes.filter { $0.kind == .argument && $0.argumentLabel.map(labels.contains) == true }
        guard values.count == 1, let list = values.first?.expressionChild, list.kind == .arrayExpression,
            let mode = list.firstChild, mode.nextSibling == nil, mode.kind == .implicitMemberExpression
        else { return nil }
        return ["v4": 4, "v4_2": 4, "v5": 5, "v6": 6][names.text(mode.name)]
    }

    /// `// swift-tools-version: 5.9` in the first line.
    private var modeOfTools: Int? {
        let first = tree.file.bytes.prefix { $0 != UInt8(ascii: "\n") }
        let line = String(decoding: first, as: UTF8.self).filter { $0 != " " }
        let start = "//swift-tools-version:"
        return [4, 5, 6].first { line.hasPrefix(start + "\($0).") || line == start + "\($0)" }
    }

    /// Finds the declarations wherever they stand: in `targets:`, in constants, in `package.targets.append`.
    ///
    /// A manifest is one file, so each target and product comes from a call in it. Where all of these give literal
    /// names, all targets are known, however the lists are put together.
    private mutating func readDeclarations() {
        tree.root.walk { node in
            guard let callee = node.calledName, callee.kind != .identifierExpression else { return true }
            return !readDeclaration(names.text(callee.name), CallArguments(node).list, at: node)
        }
    }

    /// Returns true where the call was a declaration, whose inside holds no further ones.
    private mutating func readDeclaration(
        _ method: String, _ arguments: [CallArguments.Argument], at node: SyntaxNode
    ) -> Bool {
        if method == "library" {
            readLibrary(arguments)
            return true
        }
        guard let kind = PackageManifest.TargetKind(rawValue: method) ?? kind(madeBy: method) else { return false }
        let isDependency = value("condition", arguments) != nil || value("package", arguments) != nil
        if isDependency || kind == .plugin && value("capability", arguments) == nil { return true }
        readTarget(kind, arguments, at: node)
        return true
    }

    /// What a function of the manifest makes that passes on its name and what else it is given for the place of the
    /// target: `.regexTarget(name: "Core", path: ".")`. One that makes up any of these is not read.
    private mutating func kind(madeBy function: String) -> PackageManifest.TargetKind? {
        guard let name = names.lookUp(function) else { return nil }
        let declarations = tree.nodes.filter { $0.kind == .functionDeclaration && $0.name == name }
        guard declarations.contains(where: { $0.child(.returnType)?.typeChild?.text == "Target" }) else { return nil }
        let made = declarations.flatMap { targetsMade(in: $0) }
        guard declarations.count == 1, made.count == 1, passesOnPlaces(declarations[0], to: made[0].call) else {
            manifest.hasUnreadTargets = true
            return nil
        }
        return made[0].kind
    }

    private func targetsMade(in function: SyntaxNode) -> [(kind: PackageManifest.TargetKind, call: SyntaxNode)] {
        var made: [(kind: PackageManifest.TargetKind, call: SyntaxNode)] = []
        function.walk { node in
            let kind = node.calledName.flatMap { PackageManifest.TargetKind(rawValue: names.text($0.name)) }
            if let kind, node.kind == .callComponent { made.append((kind, node)) }
            return true
        }
        return made
    }

    /// True where a call gets each argument that tells the place of a target as the function got it.
    private func passesOnPlaces(_ function: SyntaxNode, to call: SyntaxNode) -> Bool {
        let isPlace = { (name: NameID) in PackageManifestReader.labelsOfPlaces.contains(names.text(name)) }
        let parameters = function.parameters.filter { isPlace($0.name) }
        let given = CallArguments(call).list.filter { $0.label.map(isPlace) ?? false }
        let areGivenOn = given.allSatisfy { $0.value.kind == .identifierExpression && $0.value.name == $0.label }
        let isMadeAnew = function.contains { node in
            node.kind == .identifierPattern && isPlace(node.name) || node.isWrittenHere && isPlace(node.name)
        }
        return areGivenOn && !isMadeAnew && Set(parameters.map(\.name)) == Set(given.compactMap(\.label))
            && parameters.allSatisfy { $0.child(.initializer) == nil }
    }

    private static let labelsOfPlaces: Set<String> = ["name", "path", "exclude", "sources", "dependencies"]

    private mutating func readTarget(
        _ kind: PackageManifest.TargetKind, _ arguments: [CallArguments.Argument], at node: SyntaxNode
    ) {
        guard let name = value("name", arguments).flatMap(constants.string) else {
            manifest.hasUnreadTargets = true
            return
        }
        let path = value("path", arguments)
        let exclude = value("exclude", arguments).map(constants.strings)
        let sources = value("sources", arguments).map(constants.strings)
        if let path, constants.string(path) == nil { manifest.hasUnreadTargets = true }
        manifest.targets.append(
            PackageManifest.Target(
                name: name, kind: kind, path: path.flatMap(constants.string), exclude: exclude?.values ?? [],
                sources: sources?.isComplete == true ? sources?.values : nil,
                dependencies: value("dependencies", arguments).map(stringLiterals) ?? [], line: place(node).line,
                isBare: arguments.count == 1))
    }

    private mutating func readLibrary(_ arguments: [CallArguments.Argument]) {
        guard let list = value("targets", arguments).map(constants.strings) else {
            manifest.hasUnreadProducts = true
            return
        }
        manifest.vendedTargets.formUnion(list.values)
        if !list.isComplete { manifest.hasUnreadProducts = true }
    }

    /// Wherever a dependency on a product stands.
    private mutating func readModuleAliases() {
        guard let label = names.lookUp("moduleAliases") else { return }
        for argument in tree.nodes where argument.kind == .argument && argument.argumentLabel == label {
            guard let list = argument.expressionChild, list.kind == .dictionaryExpression else { continue }
            let texts = list.children.map(constants.string)
            for position in stride(from: 0, to: texts.count - 1, by: 2) {
                guard let name = texts[position], let alias = texts[position + 1] else { continue }
                manifest.moduleAliases.append(.init(name: name, alias: alias))
            }
        }
    }

    private func value(_ label: String, _ arguments: [CallArguments.Argument]) -> SyntaxNode? {
        arguments.first { $0.label.map(names.text) == label }?.value
    }

    /// Those anywhere in an expression.
    private func stringLiterals(in expression: SyntaxNode) -> Set<String> {
        var found: Set<String> = []
        expression.walk { node in
            if let string = node.stringValue { found.insert(string) }
            return node.kind != .stringExpression
        }
        return found
    }
}

/// The call of `Package(…)` itself, and what follows from all calls.
extension PackageManifestReader {
    private mutating func readPackage() {
        // `package.platforms = …`, before or after other code that sets them.
        if let name = names.lookUp("platforms"),
            let member = tree.nodes.first(where: { $0.kind == .memberComponent && $0.name == name })
        {
            manifest.problem = platformsAreComputed(member)
        }
        guard let package = names.lookUp("Package"), let call = tree.nodes.first(where: { isCall(of: package, $0) })
        else {
            manifest.hasUnreadTargets = true
            manifest.problem = manifest.problem ?? platformsAreComputed(tree.root)
            return
        }
        guard let list = value("platforms", CallArguments(call).list), list.text != "nil" else { return }
        let array = constants.array(list)
        let platforms = array?.elements.map(platform) ?? []
        manifest.platforms = PlatformMinimum.lowest(of: platforms.compactMap { $0 })
        if array?.isWhole != true || platforms.contains(nil) {
            manifest.problem = platformsAreComputed(list)
        }
    }

    private func platformsAreComputed(_ node: SyntaxNode) -> ManifestProblem {
        ManifestProblem("the platforms are computed", at: place(node), subject: .deploymentTarget(of: "the package"))
    }

    private func place(_ node: SyntaxNode) -> ManifestPlace {
        ManifestPlace(path: tree.file.path, line: lines.lineNumber(at: node.range.start) + 1)
    }

    /// `.Package(…)` was a dependency once.
    private func isCall(of name: NameID, _ node: SyntaxNode) -> Bool {
        guard let callee = node.calledName else { return false }
        if callee.name == name { return callee.kind != .implicitMemberExpression }
        guard callee.name == KnownName.`init`.id else { return false }
        // `Package.init(…)`, `let package: Package = .init(…)`
        if let type = callee.previousSibling { return type.name == name }
        let binding = node.ancestor { $0.kind == .binding }
        return binding?.child(.typeAnnotation)?.lastChild?.name == name
    }

    /// `.iOS(.v16)`, `.iOS("16.4")`, `.custom("name", versionString: "1.0")`.
    private func platform(_ element: SyntaxNode) -> PlatformMinimum? {
        guard let call = element.child(.callComponent), let name = call.calledName.map({ names.text($0.name) }) else {
            return nil
        }
        let arguments = CallArguments(call).list
        guard let version = arguments.last.flatMap({ version($0.value) }) else { return nil }
        if name != "custom" { return PlatformMinimum(name: name, version: version, place: place(element)) }
        return arguments.first.flatMap { constants.string($0.value) }.map {
            PlatformMinimum(name: $0, version: version, place: place(element))
        }
    }

    private func version(_ expression: SyntaxNode) -> String? {
        if let version = constants.string(expression) { return version }
        let name = expression.kind == .implicitMemberExpression ? expression.name : expression.lastName
        guard let word = name.map(names.text), word.hasPrefix("v") else { return nil }
        return String(word.dropFirst().map { $0 == "_" ? "." : $0 })
    }

    private mutating func addDependenciesOfVendedTargets() {
        var queue = Array(manifest.vendedTargets)
        while let next = queue.popLast() {
            for target in manifest.targets where target.name == next {
                for name in target.dependencies where manifest.vendedTargets.insert(name).inserted {
                    queue.append(name)
                }
            }
        }
    }

    /// `.target(name: "Core")` in a list of dependencies looks like a declaration; where there is a fuller one, that
    /// counts.
    private mutating func dropDependencies() {
        let declared = Set(manifest.targets.filter { !$0.isBare || $0.kind != .target }.map(\.name))
        manifest.targets.removeAll { $0.isBare && $0.kind == .target && declared.contains($0.name) }
    }
}
