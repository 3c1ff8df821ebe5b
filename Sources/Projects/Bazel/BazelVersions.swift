import SourceText

/// For which systems each rule is compiled: the lowest of all bundles that it is a part of.
struct BazelVersions {
    private let rules: [BazelRule]
    /// For each rule the rules that it depends on.
    private let dependencies: [[Int]]
    /// For each rule the lowest version of each system.
    private var lowest: [[PlatformMinimum]]
    /// For each rule what keeps a bundle's version from being known that it is part of.
    private var problems: [ManifestProblem?]
    /// For each rule a macro of the project that depends on it and may be a bundle, which matters where nothing else
    /// tells.
    private var macros: [ManifestProblem?]
    /// By workspace, what may be a bundle of any rule: what it depends on can't be read.
    private var unread: [String: ManifestProblem] = [:]
    /// By workspace, for each system the lowest version of what has dependencies that can't be read.
    private var incomplete: [String: [String: (version: PlatformMinimum, problem: ManifestProblem)]] = [:]

    init(_ packages: [BazelPackage], _ rules: [BazelRule], _ ruleByLabel: [BazelLabel: Int]) {
        self.rules = rules
        let found = rules.map(\.dependencies)
        dependencies = found.map { $0.labels.compactMap { ruleByLabel[$0] } }
        lowest = Array(repeating: [], count: rules.count)
        problems = Array(repeating: nil, count: rules.count)
        macros = problems
        spread()
        for (number, found) in found.enumerated() where !found.isComplete && rules[number].isModule {
            noteIncomplete(number)
        }
        for package in packages { noteUnread(package) }
    }

    func platforms(of number: Int) -> [PlatformMinimum] { lowest[number].sorted(on: { SortKey($0.name) }) }

    func problem(of number: Int, in workspace: String) -> ManifestProblem? {
        if let problem = problems[number] { return problem }
        if lowest[number].isEmpty { return macros[number] ?? unread[workspace] }
        // Something older may be made of the rule as well.
        return lowest[number].lazy.compactMap { own in
            incomplete[workspace]?[own.name].flatMap { $0.version.isLower(than: own) ? $0.problem : nil }
        }.first
    }

    // MARK: What can't be read

    private mutating func noteIncomplete(_ number: Int) {
        let rule = rules[number]
        let workspace = rule.package.workspace
        let problem = ManifestProblem(
            "what \(rule.label.name) depends on is computed", at: rule.package.place(rule.call.line),
            subject: .deploymentTarget(of: rule.label.name))
        unread[workspace] = unread[workspace] ?? problem
        for version in lowest[number] {
            if let known = incomplete[workspace]?[version.name], !version.isLower(than: known.version) { continue }
            incomplete[workspace, default: [:]][version.name] = (version, problem)
        }
    }

    private mutating func noteUnread(_ package: BazelPackage) {
        guard unread[package.workspace] == nil else { return }
        if let call = package.file.calls.first(where: { BazelRule.isMacro($0, in: package) }) {
            unread[package.workspace] = BazelVersions.problem(of: call, in: package)
        } else if let statement = package.file.unreadStatements.first {
            unread[package.workspace] = ManifestProblem(
                "\(statement.keyword) …: may declare applications", at: package.place(statement.line),
                subject: .deploymentTarget(of: statement.keyword))
        }
    }

    private static func problem(of call: StarlarkCall, in package: BazelPackage) -> ManifestProblem {
        ManifestProblem(
            "\(call.name)(…) is a macro of the project", at: package.place(call.line),
            subject: .deploymentTarget(of: call["name"].flatMap { package.string($0) } ?? call.name))
    }

    // MARK: Versions

    /// Tells all that a bundle is made of what the bundle is built for. A macro may be a bundle.
    private mutating func spread() {
        var known: [(number: Int, version: PlatformMinimum)] = []
        var computed: [(number: Int, problem: ManifestProblem)] = []
        var macros: [(number: Int, problem: ManifestProblem)] = []
        for (number, rule) in rules.enumerated() {
            switch rule.kind {
            case .bundle(_, let platform):
                guard let stated = rule.call["minimum_os_version"] else { continue }
                let place = rule.package.place(stated.line)
                if let choices = rule.package.choices(stated) {
                    known += choices.map { (number, PlatformMinimum(name: platform, version: $0, place: place)) }
                } else {
                    let problem = ManifestProblem(
                        "minimum_os_version of \(rule.label.name) is computed", at: place,
                        subject: .deploymentTarget(of: rule.label.name))
                    computed.append((number, problem))
                }
            case .macro: macros.append((number, BazelVersions.problem(of: rule.call, in: rule.package)))
            case .module, .other: continue
            }
        }
        // The lowest go first, so that each rule is reached once for each system.
        for (_, versions) in Dictionary(grouping: known, by: \.version.name).sorted(by: { $0.key < $1.key }) {
            let sorted = versions.enumerated().sorted {
                let (first, second) = ($0.element.version.versionNumbers, $1.element.version.versionNumbers)
                return first == second ? $0.offset < $1.offset : first.lexicographicallyPrecedes(second)
            }
            let starts = sorted.map { ($0.element.number, $0.element.version) }
            BazelVersions.reach(from: starts, rules, dependencies) { lowest[$0].append($1) }
        }
        BazelVersions.reach(from: computed, rules, dependencies) { problems[$0] = $1 }
        BazelVersions.reach(from: macros, rules, dependencies) { self.macros[$0] = $1 }
    }

    /// Calls `body` for each rule that is reached, with the fact of the first that reaches it.
    private static func reach<Fact>(
        from starts: [(Int, Fact)], _ rules: [BazelRule], _ dependencies: [[Int]], _ body: (Int, Fact) -> Void
    ) {
        var isReached = Array(repeating: false, count: rules.count)
        for (start, fact) in starts where !isReached[start] {
            isReached[start] = true
            var waiting = [start]
            while let next = waiting.popLast() {
                body(next, fact)
                for other in dependencies[next] where !isReached[other] && !rules[other].hasOwnVersion {
                    isReached[other] = true
                    waiting.append(other)
                }
            }
        }
    }
}
