import SourceText

/// All that the `BUILD` files below the root declare, and what depends on what.
struct BazelGraph {
    private let packages: [BazelPackage]
    private let rules: [BazelRule]
    private let ruleByLabel: [BazelLabel: Int]
    private let versions: BazelVersions

    init(_ packages: [BazelPackage]) {
        self.packages = packages
        rules = packages.flatMap { package in package.file.calls.compactMap { BazelRule($0, in: package) } }
        ruleByLabel = Dictionary(rules.enumerated().map { ($1.label, $0) }) { first, _ in first }
        versions = BazelVersions(packages, rules, ruleByLabel)
    }

    func targets(_ table: PathTable) -> [ManifestTargets] {
        let directories = packages.map(\.directory).sorted()
        var numbersByPath: [String: [Int]] = [:]
        for (number, rule) in rules.enumerated() { numbersByPath[rule.package.path, default: []].append(number) }
        return packages.compactMap { package in
            let subpackages = BazelGraph.directories(directories, below: package.directory)
            let result = targets(of: package, numbersByPath[package.path] ?? [], subpackages, table)
            return result.targets.isEmpty && result.problems.isEmpty ? nil : result
        }
    }

    /// - Parameter directories: sorted.
    private static func directories(_ directories: [String], below directory: String) -> [String] {
        if directory.isEmpty { return directories.filter { !$0.isEmpty } }
        let start = directories.firstPosition { $0 >= directory + "/" }
        return Array(directories[start...].prefix { $0.hasPrefix(directory + "/") })
    }

    // MARK: Targets

    private func targets(
        of package: BazelPackage, _ numbers: [Int], _ subpackages: [String], _ table: PathTable
    ) -> ManifestTargets {
        var result = ManifestTargets(path: package.path, directory: package.directory)
        var claimed: Set<Int> = []
        for number in numbers {
            let (target, problems) = target(number, subpackages)
            var hasFiles = false
            for claim in target.claims {
                table.forEachFile(of: claim) {
                    claimed.insert($0)
                    hasFiles = true
                }
            }
            // Whatever else compiles Swift files is a module.
            guard rules[number].isModule || hasFiles && !rules[number].isFileGroup else { continue }
            result.targets.append(target)
            result.problems += problems.filter { $0.place.path == result.path && !result.problems.contains($0) }
        }
        var hasUnclaimed = false
        table.forEachFile(of: FileClaim(path: package.directory, excluded: subpackages)) {
            hasUnclaimed = hasUnclaimed || !claimed.contains($0)
        }
        // Only where files are left may what can't be read be about any.
        if hasUnclaimed { result.problems += unreadCalls(package, numbers) }
        if let problem = package.budget.problem(in: package.path) { result.problems.append(problem) }
        return result
    }

    private func target(_ number: Int, _ subpackages: [String]) -> (TargetDescription, [ManifestProblem]) {
        let rule = rules[number]
        let sources = ["srcs", "swift_srcs"].map { attribute in
            rule.package.sources(rule.call[attribute], subpackages: subpackages) { filesOfGroup($0, subpackages) }
        }
        var found: [ManifestProblem] = []
        let product: Module.Product
        switch rule.kind {
        case .module(let kind), .bundle(let kind, _): product = kind
        case .macro, .other: product = .unknown
        }
        if sources.contains(where: { !$0.isComplete }) {
            found.append(
                ManifestProblem(
                    "the sources of \(rule.label.name) are computed", at: rule.package.place(rule.call.line),
                    subject: .modules))
        }
        let platforms = versions.platforms(of: number)
        let problem = versions.problem(of: number, in: rule.package.workspace)
        if let problem { found.append(problem) }
        let options = BazelOptions(rule)
        let target = TargetDescription(
            name: rule.label.name, moduleName: moduleName(rule), kind: .bazelTarget, product: product,
            platforms: platforms, mainActorPlace: options.mainActorPlace,
            actorsOfWrappers: options.infersActorsOfWrappers ? .inferred : .unknown,
            place: rule.package.place(rule.call.line),
            problem: problem, claims: sources.flatMap(\.claims))
        return (target, found)
    }

    /// The files of a `filegroup` that sources name; not of a group within it.
    private func filesOfGroup(_ label: BazelLabel, _ subpackages: [String]) -> [FileClaim] {
        guard let number = ruleByLabel[label], rules[number].isFileGroup else { return [] }
        return rules[number].package.sources(rules[number].call["srcs"], subpackages: subpackages) { _ in [] }.claims
    }

    /// `App_Sources_Library` of `//App/Sources:Library` where nothing is named.
    private func moduleName(_ rule: BazelRule) -> String {
        if let name = rule.call["module_name"].flatMap({ rule.package.string($0) }) { return name }
        let workspace = rule.package.workspace
        let package = RelativePath.path(rule.label.package, below: workspace)
        return RelativePath.moduleName(package.isEmpty ? rule.label.name : package + "_" + rule.label.name)
    }

    private func unreadCalls(_ package: BazelPackage, _ numbers: [Int]) -> [ManifestProblem] {
        let macros = numbers.filter { rules[$0].kind == .macro && rules[$0].call["srcs"] == nil }.map {
            ManifestProblem(
                "\(rules[$0].call.name)(…) is a macro of the project", at: package.place(rules[$0].call.line),
                subject: .modules)
        }
        let comprehensions = package.file.comprehensions.map { comprehension in
            ManifestProblem(
                "a comprehension makes rules of \(comprehension.calls.first ?? "a list")",
                at: package.place(comprehension.line), subject: .modules)
        }
        return macros + comprehensions
    }
}

/// What `copts` say of the rules of the language.
struct BazelOptions {
    private(set) var mainActorPlace: ManifestPlace?
    private(set) var infersActorsOfWrappers = false

    init(_ rule: BazelRule) {
        let options = rule.package.strings(rule.call["copts"])
        let place = rule.package.place(rule.call["copts"]?.line ?? rule.call.line)
        let words = options.texts
        let after = { (word: String) in words.firstIndex(of: word).map { words[($0 + 1)...].first ?? "" } }
        if let isolation = after("-default-isolation"), isolation != "nonisolated" { mainActorPlace = place }
        let version = after("-swift-version")
        infersActorsOfWrappers =
            options.isComplete && (version?.hasPrefix("5") ?? false) && !words.contains("DisableOutwardActorInference")
    }
}
