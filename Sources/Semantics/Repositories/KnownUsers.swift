import SymbolIndex

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
    /// Modules of the facts that have the name of the judged repository; nil where there are none.
    public let own: OwnFacts?
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
    ///   - ownPlace: the file with the facts of its name, for messages.
    public init(
        _ facts: [RepositoryFacts], listed: [String], ownName: String, ownCommit: String? = nil, ownPlace: String = ""
    ) {
        self.ownName = ownName
        self.ownCommit = ownCommit
        let others = facts.filter { $0.name != ownName }
        own = facts.first { $0.name == ownName }.map { OwnFacts($0, place: ownPlace) }
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

    /// The facts that have the name of the judged repository.
    public struct OwnFacts: Sendable {
        /// The file.
        public let place: String
        private let modules: Set<String>
        /// Nothing in them could hold a type.
        private let isEmpty: Bool

        init(_ facts: RepositoryFacts, place: String) {
            self.place = place
            modules = Set(facts.modules.map(\.name).filter { !KnownUsers.isFolder($0) })
            isEmpty = facts.modules.isEmpty && facts.uses.isEmpty
        }

        /// False for facts of another repository that only has the same name: names are the last part of a remote, or
        /// chosen by the checkout.
        /// - Parameter judged: names of the modules that are judged.
        public func areOf(modules judged: [String]) -> Bool {
            let judged = Set(judged.filter { !KnownUsers.isFolder($0) })
            return isEmpty || !judged.isDisjoint(with: modules) || (judged.isEmpty && modules.isEmpty)
        }
    }

    /// True for the name of a folder with files that no target claims, which other code can't import.
    static func isFolder(_ module: String) -> Bool { module.hasSuffix("/") }

    /// A use that holds a type.
    public struct Hold: Hashable, Sendable {
        /// Why a whole repository holds a type.
        public enum Cause: Hashable, Sendable {
            /// It declares a module with the name of the type's module, so that uses may mean either.
            case ownModule(String)
            /// The module has the name of one of Apple's, imports of which facts files leave out.
            case systemModule(String)
            /// Names of the type are those of SDK types, or can't be told from names of other things.
            case systemName
            /// The type has the name of a module that the repository imports.
            case importedModule(String)
            /// The repository may pass the type to a public declaration that asks for an `ObservableObject`.
            case generic(String)
        }

        public let repository: String
        /// Nil where the whole repository holds it.
        public let use: ForeignUse?
        /// Nil for a use.
        public var cause: Cause?
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
        func all(_ cause: Hold.Cause) -> Hold {
            Hold(repository: repository.name, use: nil, cause: cause, isCertain: false)
        }
        if target.isPublic, let cause = causeInModules(target, position, givers) { return [all(cause)] }
        guard !givers.isDisjoint(with: imports[position]) else { return [] }
        if target.isPublic {
            if !target.isSeen { return [all(.systemName)] }
            // The name of a module that the repository imports is taken for the module.
            if let name = target.names.intersection(imports[position]).min() { return [all(.importedModule(name))] }
        }
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
        if target.isPublic { found += generics(target, position).prefix(1).map { all(.generic($0)) } }
        return found.sorted { left, right in
            (left.use?.path ?? "", left.use?.line ?? 0) < (right.use?.path ?? "", right.use?.line ?? 0)
        }
    }

    /// Why nothing is known of how a repository uses the modules by which it gets the type.
    private func causeInModules(_ target: Target, _ position: Int, _ givers: Set<String>) -> Hold.Cause? {
        let own = Set(repositories[position].modules.map(\.name))
        if let name = target.modules.intersection(own).min() { return .ownModule(name) }
        let unseen = givers.subtracting(own).filter { ForeignTypes.isHidden(module: $0) }
        let giver = unseen.sorted().first { name in
            target.modules.contains(name) || declaring(name).contains { $0.passesOn }
        }
        return giver.map { .systemModule($0) }
    }

    /// Declarations that ask for an `ObservableObject` in the type's modules, and in all others that a repository
    /// imports: they need not know the type that they are given.
    private func generics(_ target: Target, _ position: Int) -> [String] {
        let own = target.modules.union(repositories[position].modules.map(\.name))
        return target.generics
            + imports[position].subtracting(own).sorted().flatMap { declaring($0).flatMap(\.generics) }
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
        modulesReached(from: modules) { importers[$0] ?? [] }
    }

    /// Modules with all that they pass on.
    private func passedOn(_ modules: [String]) -> Set<String> {
        modulesReached(from: Set(modules)) { Set(declaring($0).flatMap(\.reexports)) }
    }

    private func modulesReached(from modules: Set<String>, by next: (String) -> Set<String>) -> Set<String> {
        var found = modules
        var queue = Array(modules)
        while let module = queue.popLast() {
            for other in next(module) where found.insert(other).inserted { queue.append(other) }
        }
        return found
    }
}

extension RepositoryFacts.Module {
    /// True for a module by which others may get what it imports; that of an app has nothing public.
    fileprivate var passesOn: Bool { ![reexports, types, aliases, generics].allSatisfy(\.isEmpty) }
}
