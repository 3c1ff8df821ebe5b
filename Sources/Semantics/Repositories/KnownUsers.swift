/// The repositories that use the modules of this one, with the facts of those that told them.
///
/// The world is closed by what the caller lists: a repository that is not listed does not use the modules, and a module
/// that none of the listed ones declares passes nothing of them on.
public struct KnownUsers: Sendable {
    /// Listed repositories of which there are no facts, sorted.
    public let missing: [String]
    /// Sorted by name, each once; without this repository itself.
    public let repositories: [RepositoryFacts]
    /// The repository that is judged.
    public let ownName: String
    public let ownCommit: String?
    /// By the position of the repository.
    private let usesByName: [[String: [ForeignUse]]]
    /// What the modules of each repository import.
    private let imports: [Set<String>]
    private let modulesByName: [String: [RepositoryFacts.Module]]
    /// The modules that import a module.
    private let importers: [String: Set<String>]

    /// - Parameters:
    ///   - listed: names of the repositories that use the modules; empty where the facts are all there are.
    ///   - ownName: of the repository that is judged.
    ///   - ownCommit: the commit of it that is judged.
    public init(_ facts: [RepositoryFacts], listed: [String], ownName: String, ownCommit: String? = nil) {
        self.ownName = ownName
        self.ownCommit = ownCommit
        let others = facts.filter { $0.name != ownName }
        repositories = others.sorted { $0.name < $1.name }
        let known = Set(others.map(\.name))
        missing = Set(listed).subtracting(known).subtracting([ownName]).sorted()
        usesByName = repositories.map { repository in
            Dictionary(grouping: repository.uses.filter { $0.outcome != .survives }, by: { $0.type ?? "" })
        }
        imports = repositories.map { Set($0.modules.flatMap(\.imports)) }
        modulesByName = Dictionary(grouping: repositories.flatMap(\.modules), by: \.name)
        var importers: [String: Set<String>] = [:]
        for module in repositories.flatMap(\.modules) {
            for name in module.imports { importers[name, default: []].insert(module.name) }
        }
        self.importers = importers
    }

    /// A use that holds a type.
    public struct Hold: Hashable, Sendable {
        public let repository: String
        /// Nil where the whole repository holds it.
        public let use: ForeignUse?
        /// The name of a public declaration that asks for an `ObservableObject`, where the repository may pass the type to
        /// it.
        public var generic: String?
        /// False where the use may be of another type.
        public let isCertain: Bool

        /// `repository:path:line`, or the repository alone.
        public var place: String { use.map { "\(repository):\($0.path):\($0.line)" } ?? repository }
    }

    /// A type by what outside code may call it.
    struct Target {
        let modules: Set<String>
        /// Everything that may mean it, aliases included.
        let names: Set<String>
        /// Names of its `@Published` properties.
        let published: Set<String>
        /// Names of public declarations of the project that ask for an `ObservableObject` and take it.
        let generics: [String]
        /// Visible without `@testable`.
        let isPublic: Bool
        /// False where facts files say nothing of one of its names.
        let isSeen: Bool
    }

    func holds(on target: Target) -> [Hold] {
        let givers = modulesThatMayGive(target.modules)
        return repositories.indices.flatMap { position in
            holds(on: target, of: position, givers: givers)
        }
    }

    private func holds(on target: Target, of position: Int, givers: Set<String>) -> [Hold] {
        let repository = repositories[position]
        func all(_ generic: String? = nil) -> Hold {
            Hold(repository: repository.name, use: nil, generic: generic, isCertain: false)
        }
        if repository.modules.contains(where: { target.modules.contains($0.name) }) { return [all()] }
        guard !givers.isDisjoint(with: imports[position]) else { return [] }
        // The name of a module that the repository imports is taken for the module.
        let isSeen = target.isSeen && target.names.isDisjoint(with: imports[position])
        if target.isPublic, !isSeen { return [all()] }
        var found: [Hold] = []
        for name in target.names.union(aliases(of: givers)).sorted() {
            for use in usesByName[position][name] ?? [] {
                if let isCertain = mayMean(use, name, target, givers, position) {
                    found.append(
                        Hold(repository: repository.name, use: use, isCertain: isCertain && use.outcome == .legacy))
                }
            }
        }
        for use in usesByName[position][""] ?? [] where mayBeOf(target, use) {
            found.append(Hold(repository: repository.name, use: use, isCertain: false))
        }
        if target.isPublic { found += generics(target, givers, position).prefix(1).map { all($0) } }
        return found.sorted { left, right in
            (left.use?.path ?? "", left.use?.line ?? 0) < (right.use?.path ?? "", right.use?.line ?? 0)
        }
    }

    /// Declarations that ask for an `ObservableObject` in the modules by which a repository gets the type.
    private func generics(_ target: Target, _ givers: Set<String>, _ position: Int) -> [String] {
        let between = givers.subtracting(target.modules).intersection(imports[position]).sorted()
        let own = Set(repositories[position].modules.map(\.name))
        return target.generics + between.filter { !own.contains($0) }.flatMap { declaring($0).flatMap(\.generics) }
    }

    /// Whether a use of a name is one of the type: nil for no, false for perhaps.
    private func mayMean(
        _ use: ForeignUse, _ name: String, _ target: Target, _ givers: Set<String>, _ position: Int
    ) -> Bool? {
        guard target.isPublic || !target.modules.isDisjoint(with: use.testableModules) else { return nil }
        // A value whose type is inferred needs no import in the file.
        let modules = use.kind.isAtName ? use.modules : imports[position].sorted()
        if target.names.contains(name), !passedOn(modules).isDisjoint(with: target.modules) { return true }
        for module in modules where givers.contains(module) {
            // What the module declares itself is its own, but for what an alias stands for.
            let isAlias = declaring(module).contains { $0.aliases.contains(name) }
            if isAlias { return false }
        }
        return nil
    }

    /// True where a use of no known type may be one of the type.
    private func mayBeOf(_ target: Target, _ use: ForeignUse) -> Bool {
        guard target.isPublic || !use.testableModules.isEmpty else { return false }
        guard let member = use.member else { return true }
        return target.published.contains(member)
    }

    // MARK: Modules

    private func declaring(_ module: String) -> [RepositoryFacts.Module] { modulesByName[module] ?? [] }

    /// What modules of other repositories may call types that they get.
    private func aliases(of modules: Set<String>) -> Set<String> {
        Set(modules.flatMap { declaring($0).flatMap(\.aliases) })
    }

    /// The modules by which code may get objects of some modules: these, and those that import them, directly or
    /// through others.
    private func modulesThatMayGive(_ modules: Set<String>) -> Set<String> {
        var found = modules
        var queue = Array(modules)
        while let next = queue.popLast() {
            for module in importers[next] ?? [] where found.insert(module).inserted { queue.append(module) }
        }
        return found
    }

    /// Modules with all that they pass on.
    private func passedOn(_ modules: [String]) -> Set<String> {
        var found = Set(modules)
        var queue = modules
        while let next = queue.popLast() {
            for module in declaring(next).flatMap(\.reexports) where found.insert(module).inserted {
                queue.append(module)
            }
        }
        return found
    }
}
