import Syntax

/// Reads the targets of one `Project.swift`.
struct TuistProject {
    let tree: SyntaxTree
    let expressions: TuistExpressions
    /// The tree of the manifest and those of its helpers.
    let helpers: [SyntaxTree]
    let directory: String
    /// What `.relativeToRoot` is relative to.
    let root: String
    let configurationFiles: XcodeConfigurationFiles

    private var path: String { tree.file.path }

    func read() -> ManifestTargets {
        var result = ManifestTargets(path: path, directory: directory, generatesXcodeProject: true)
        guard let project = projectExpression else {
            result.problems = [unread("it declares no project", tree.root)]
            return result
        }
        guard let call = expressions.call(project), call.name == "Project", call.base == nil else {
            result.problems = [unread("the project is computed: \(shortened(project.node))", project.node)]
            return result
        }
        var settings = TuistSettings(
            expressions: expressions, trees: helpers, directory: directory, configurationFiles: configurationFiles)
        let inherited = settings.read(call["settings"])
        guard let targets = call["targets"] else { return result }
        let list = expressions.list(targets)
        if !list.isComplete {
            result.problems.append(unread("the targets are computed: \(shortened(targets.node))", targets.node))
        }
        for element in list.elements { readTarget(element, inherited, &settings, &result) }
        if let problem = expressions.budget.problem(in: path) { result.problems.append(problem) }
        return result
    }

    /// What the constant with a project in it is set to.
    private var projectExpression: TuistExpression? {
        for statement in tree.root.children where statement.kind == .variableDeclaration {
            for binding in statement.children where binding.kind == .binding {
                guard let value = binding.child(.initializer)?.expressionChild else { continue }
                let isProject =
                    binding.child(.identifierPattern)?.text == "project"
                    || expressions.call(TuistExpression(node: value, scope: nil))?.name == "Project"
                if isProject { return TuistExpression(node: value, scope: nil) }
            }
        }
        return nil
    }

    // MARK: Targets

    private func readTarget(
        _ element: TuistExpression, _ inherited: TuistSettings.Read, _ settings: inout TuistSettings,
        _ result: inout ManifestTargets
    ) {
        guard let call = expressions.call(element), ["target", "Target"].contains(call.name), call.base == nil else {
            result.problems.append(unread("a target is computed: \(shortened(element.node))", element.node))
            return
        }
        guard let name = call["name"].flatMap({ expressions.string($0) }) else {
            result.problems.append(unread("the name of a target is computed", element.node))
            return
        }
        let place = expressions.place(element.node)
        let own = settings.read(call["settings"])
        let build = XcodeBuildSettings(
            own: own.configurations, inherited: inherited.configurations, targetName: name, place: place)
        var target = TargetDescription(
            name: name, moduleName: moduleName(call, name), kind: .tuistTarget, product: product(call["product"]),
            platforms: build.platforms, mainActorPlace: build.mainActorPlace,
            actorsOfWrappers: own.isComplete && inherited.isComplete ? build.actorsOfWrappers : .unknown, place: place
        )
        if target.mainActorPlace == nil, !(own.isComplete && inherited.isComplete) {
            target.mainActorPlace = settings.mentionOfIsolation
        }
        readPlatforms(call, &target, &result)
        let sources = TuistSources(expressions: expressions, directory: directory, root: root)
        target.claims = sources.claims(call["sources"]) + sources.folders(call["buildableFolders"])
        if let unknown = [call["sources"], call["buildableFolders"]].lazy.compactMap({ $0 }).compactMap({
            sources.unreadPart(of: $0)
        }).first {
            result.problems.append(unread("the sources of \(name) are computed", unknown))
        }
        result.targets.append(target)
    }

    private func moduleName(_ call: TuistCall, _ name: String) -> String {
        RelativePath.moduleName(call["productName"].flatMap { expressions.string($0) } ?? name)
    }

    private func product(_ expression: TuistExpression?) -> Module.Product {
        let name = expression.flatMap { expressions.resolved($0).node.lastWord } ?? 0
        switch expressions.names.text(name) {
        case "app", "commandLineTool", "appClip", "watch2App": return .application
        case "staticLibrary", "dynamicLibrary": return .library
        case "framework", "staticFramework": return .framework
        case "unitTests", "uiTests": return .test
        case let text where text.hasSuffix("Extension") || text == "xpc": return .extension
        default: return .unknown
        }
    }

    // MARK: Platforms

    /// `deploymentTargets: .iOS("16.0")`, `.multiplatform(iOS: "16.0", macOS: "13.0")`, and before Tuist 4
    /// `deploymentTarget: .iOS(targetVersion: "16.0", devices: .iphone)`.
    private func readPlatforms(_ call: TuistCall, _ target: inout TargetDescription, _ result: inout ManifestTargets) {
        guard let stated = call["deploymentTargets"] ?? call["deploymentTarget"], !expressions.isNil(stated) else {
            return
        }
        let platforms = platforms(stated)
        target.platforms = PlatformMinimum.lowest(of: platforms.compactMap { $0 })
        guard platforms.isEmpty || platforms.contains(nil) else { return }
        let problem = ManifestProblem(
            "the deployment target is computed: \(shortened(stated.node))", at: expressions.place(stated.node),
            subject: .deploymentTarget(of: target.name))
        target.problem = problem
        result.problems.append(problem)
    }

    /// Nil for one that can't be read.
    private func platforms(_ expression: TuistExpression) -> [PlatformMinimum?] {
        guard let call = expressions.call(expression), call.base == nil else { return [] }
        func minimum(_ name: String, _ version: TuistExpression) -> PlatformMinimum? {
            expressions.string(version).map {
                PlatformMinimum(name: name, version: $0, place: expressions.place(expressions.resolved(version).node))
            }
        }
        let names = XcodeBuildSettings.deploymentTargets.map(\.1)
        if names.contains(call.name) {
            guard let version = call["targetVersion"] ?? call.firstUnlabeled else { return [] }
            return [minimum(call.name, version)]
        }
        guard ["multiplatform", "DeploymentTargets", "init", ""].contains(call.name) else { return [] }
        return call.arguments.filter { names.contains($0.label) && !expressions.isNil($0.value) }.map {
            minimum($0.label, $0.value)
        }
    }

    // MARK: Problems

    private func unread(_ message: String, _ node: SyntaxNode) -> ManifestProblem {
        ManifestProblem(message, at: expressions.place(node), subject: .modules)
    }

    private func shortened(_ node: SyntaxNode) -> String {
        let text = node.inOneLine
        return text.count > 40 ? text.prefix(40) + "…" : text
    }
}

extension SyntaxNode {
    /// `app` of `.app` and of `Product.app`.
    fileprivate var lastWord: NameID? { kind == .implicitMemberExpression ? name : lastName }
}
