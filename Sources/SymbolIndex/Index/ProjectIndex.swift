import SourceText
import Syntax

/// All that is known of a project's declarations. Read-only once built; holds no tree.
///
/// A class, since resolvers are made by the thousand and each holds the index.
// `@unchecked Sendable` and `@exclusivity(unchecked)`: everything is written within `init`, before anyone else sees the
// index.
public final class ProjectIndex: @unchecked Sendable {
    public let files: [FileFacts]
    @exclusivity(unchecked) public private(set) var types: [TypeSymbol] = []
    private let merged: MergedNames
    /// Modules of each file.
    public let modules: [[Int]]
    /// Names of the modules by number.
    public let moduleNames: [String]
    /// The module that stands for scripts, beside the folder of each: no file of a target sees what they declare. Nil
    /// where there are none.
    public let scripts: Int?

    /// The modules that some file imports.
    @exclusivity(unchecked) private(set) var modulesImported: Set<Int> = []
    /// The modules that each module imports in some file, directly or through others, and itself.
    @exclusivity(unchecked) private(set) var linkedModules: [Int: Set<Int>] = [:]
    @exclusivity(unchecked) var topLevelTypes: [NameID: [TypeID]] = [:]
    @exclusivity(unchecked) var topLevelTypealiases: [NameID: [TypealiasReference]] = [:]
    /// The names of types and aliases outside of others, and within others, for a quick no.
    @exclusivity(unchecked) private(set) var topLevelNames = NameSet()
    @exclusivity(unchecked) private(set) var nestedNames = NameSet()
    /// What the top-level aliases stand for, once all types are known.
    @exclusivity(unchecked) private(set) var resolvedAliases: [TypealiasReference: ResolvedType] = [:]
    @exclusivity(unchecked) var globals: [NameID: [MemberReference]] = [:]
    @exclusivity(unchecked) private(set) var memberTable = MemberTable()
    /// The names that members of any type have, for a quick no.
    @exclusivity(unchecked) private(set) var memberNames = NameSet()
    @exclusivity(unchecked) var externalTypes: [NameID: TypeID] = [:]
    /// The types from outside that may hold values of the project in what is declared for them, and those of the
    /// project that a file extends without importing them, so that the type may be another one.
    @exclusivity(unchecked) private(set) var conditionedTypes: Set<TypeID> = []
    /// The names of what extensions add to types and protocols from outside.
    @exclusivity(unchecked) private(set) var outerMemberNames = NameSet()
    /// `Text` and the like.
    @exclusivity(unchecked) private(set) var viewNames = NameSet()
    /// What `GeometryReader` and the like hand to their closures; by its own name what no code names.
    private(set) var typesHandedByReaders: [NameID: [ResolvedType]] = [:]
    /// The type of what a view fetches from a database.
    public private(set) var nameOfFetchedResults: NameID?
    /// What members of values from outside are, or give, and those of their types.
    private(set) var typesOfSDKMembers: [SDKMemberTypes.Key: ResolvedType] = [:]
    private(set) var typesOfStaticSDKMembers: [SDKMemberTypes.Key: ResolvedType] = [:]
    private(set) var typesOfSDKFunctions: [NameID: ResolvedType] = [:]
    /// `Element` and the like.
    @exclusivity(unchecked) private(set) var sdkTypeParameters = NameSet()
    /// What types inherit, once all of them have been told.
    @exclusivity(unchecked) private(set) var hierarchy = Hierarchy()
    @exclusivity(unchecked) var typeOfFact: [TypeFactReference: TypeID] = [:]
    /// Several targets may build modules of one name, such as an app and its watch app.
    @exclusivity(unchecked) private(set) var modulesByName: [NameID: [Int]] = [:]
    @exclusivity(unchecked) var importedModules: [[Int]] = []
    /// The modules of a name that `@_exported import struct Core.Store` passes on, and those that do so.
    @exclusivity(unchecked) var namedReexports: [NameID: [(declaring: [Int], passingOn: [Int])]] = [:]
    /// What `@_exported import` passes on, by module.
    @exclusivity(unchecked) var reexports: [Int: Set<Int>] = [:]
    /// Folders with files that no target claims: such a file may belong to any module, and what it declares may be seen
    /// by any.
    @exclusivity(unchecked) private(set) var folders: Set<Int> = []
    /// Modules that no other one links, such as apps: what they declare reaches only those that import them, their
    /// tests.
    let closedModules: Set<Int>
    /// Modules whose code may be on the main actor unless it says otherwise.
    let mainActorModules: Set<Int>
    /// Modules in which a property wrapper puts the type around it on its actor (SE-0401).
    let wrapperActorModules: Set<Int>
    /// Modules in which a property wrapper puts nothing on its actor: in Swift 6 mode, or by a feature.
    let plainWrapperModules: Set<Int>
    /// Modules whose code runs in tests only.
    let testModules: Set<Int>
    /// The file with types of other repositories, where their uses are looked for (`ForeignTypes`): then what the project
    /// does not declare may give one of them.
    let foreignFile: Int?

    /// Merges the facts of all files: the only barrier of the analysis.
    ///
    /// - Parameters:
    ///   - facts: in the order of their paths, so that the result depends on no thread.
    ///   - names: of these files, and perhaps of others.
    ///   - modules: for each file the numbers of the modules that compile it.
    ///   - moduleNames: by number; a name that ends in `/` is a folder with files that no target claims.
    ///   - manifests: by number of the module the path of the manifest that declares it, where there is one; empty
    ///     where nobody knows.
    ///   - closedModules: modules that no other one links, such as apps and their extensions.
    ///   - mainActorModules: modules whose code may be on the main actor unless it says otherwise.
    ///   - wrapperActorModules: modules in which a property wrapper puts the type around it on its actor.
    ///   - plainWrapperModules: modules in which a property wrapper puts nothing on its actor.
    ///   - testModules: modules whose code runs in tests only.
    ///   - declares: false where nobody is going to ask for a declaration: then there are the files and their names
    ///     alone.
    public init(
        facts: [FileFacts], names: MergedNames, modules: [[Int]], moduleNames: [String], manifests: [String?] = [],
        closedModules: Set<Int> = [],
        mainActorModules: Set<Int> = [], wrapperActorModules: Set<Int> = [],
        plainWrapperModules: Set<Int> = [], testModules: Set<Int> = [],
        declares: Bool = true
    ) {
        merged = names
        self.files = facts
        let isScript = facts.indices.map { file in
            facts[file].isScript && !modules[file].isEmpty
                && modules[file].allSatisfy { $0 < moduleNames.count && moduleNames[$0].hasSuffix("/") }
        }
        let scripts = isScript.contains(true) ? moduleNames.count : nil
        self.scripts = scripts
        self.modules = zip(modules, isScript).map { $1 ? $0 + [moduleNames.count] : $0 }
        self.moduleNames = moduleNames + (scripts == nil ? [] : ["#!/"])
        self.closedModules = closedModules
        self.mainActorModules = mainActorModules
        self.wrapperActorModules = wrapperActorModules
        self.plainWrapperModules = plainWrapperModules
        self.testModules = testModules
        foreignFile = facts.firstIndex { $0.path == ForeignTypes.path }
        // Only the modules of these files: others have no types here.
        for number in Set(modules.joined()).sorted() where number < moduleNames.count {
            if let name = names.table.lookUp(moduleNames[number]) { modulesByName[name, default: []].append(number) }
            if moduleNames[number].hasSuffix("/") { folders.insert(number) }
        }
        importedModules = facts.indices.map { file in
            facts[file].imports.flatMap {
                importedModules(named: translate($0.module, file: file), from: modules[file], manifests)
            }
        }
        passOnReexports(manifests.isEmpty || scripts == nil ? manifests : manifests + [nil])
        modulesImported = Set(importedModules.joined())
        linkedModules = findLinkedModules()
        if declares { declareAll() }
    }

    private func declareAll() {
        declareTypes()
        declareGlobals()
        declareExtensions()
        declareMembers()
        conditionedTypes.formUnion(findConditionedTypes())
        resolveInheritance()
        hierarchy = Hierarchy(of: self)
        resolveAliases()
    }

    /// Aliases outside of types stand for the same everywhere, and libraries that pass types on have many.
    private func resolveAliases() {
        let resolver = TypeResolver(index: self)
        var resolved: [TypealiasReference: ResolvedType] = [:]
        for aliases in topLevelTypealiases.values {
            for alias in aliases { resolved[alias] = resolver.resolve(alias, types: []) }
        }
        resolvedAliases = resolved
    }

    // MARK: Facts

    /// The names of all files.
    public var names: NameTable { merged.table }

    /// A name of a file's facts as a name of the project.
    public func translate(_ name: NameID, file: Int) -> NameID {
        merged.translate(name, worker: files[file].worker)
    }

    /// Gives the names among the tokens of the first step their numbers in the index.
    public func renumber(_ tokens: inout TokenizedFile, file: Int) {
        merged.renumber(&tokens, worker: files[file].worker)
    }

    public func fact(_ reference: TypeFactReference) -> TypeFact { files[reference.file].types[reference.type] }
    public func fact(_ reference: MemberReference) -> MemberFact { files[reference.file].members[reference.member] }
    public func name(of member: MemberReference) -> NameID {
        translate(files[member.file].members[member.member].name, file: member.file)
    }
    public func text(_ name: NameID) -> String { merged.table.text(name) }

    /// The type as it was written at `offset` of a file's codes.
    public func decode(_ offset: CodeOffset, file: Int) -> TypeReference {
        TypeReference.decode(files[file].codes, at: offset, names: merged.translations(of: files[file].worker))
    }

    /// The type that a declaration or extension in a file belongs to.
    public func type(of fact: TypeFactReference) -> TypeID? { typeOfFact[fact] }

    /// True where a member's declaration has an attribute.
    public func hasAttribute(_ member: MemberReference, _ name: KnownName) -> Bool {
        fact(member).attributes.contains(name.id)
    }

    /// The name with the types it is nested in, as `Outer.Inner`.
    public func qualifiedName(_ type: TypeID) -> String {
        let symbol = types[type]
        guard let parent = symbol.parent, parent != type else { return text(symbol.name) }
        return qualifiedName(parent) + "." + text(symbol.name)
    }

    /// The first declaration of a type; nil for a type from outside.
    public func declaration(of type: TypeID) -> TypeFactReference? { types[type].declarations.first }

    /// True where an identifier occurs in a file, as a word or behind `$`.
    public func mentions(_ name: NameID, file: Int) -> Bool {
        guard let local = merged.local(name, worker: files[file].worker) else { return false }
        return files[file].mentions.contains(local)
    }

    /// True where a file names `$x` of a name.
    public func mentionsProjection(of name: NameID, file: Int) -> Bool {
        guard let local = merged.local(name, worker: files[file].worker) else { return false }
        return files[file].projectedMentions.contains(local)
    }

    /// True where a file imports a module of this name.
    public func imports(_ module: NameID, file: Int) -> Bool {
        files[file].imports.contains { translate($0.module, file: file) == module }
    }

    /// True where a file imports some names of a module, and not all of them: `import struct SwiftUI.Text`.
    public func importsInPart(_ module: NameID, file: Int) -> Bool {
        let imports = files[file].imports.filter { translate($0.module, file: file) == module }
        return !imports.isEmpty && imports.allSatisfy { $0.onlyName != 0 }
    }

    // MARK: Declaring

    private func declareTypes() {
        topLevelNames = NameSet(of: names)
        nestedNames = NameSet(of: names)
        viewNames = NameSet(of: names)
        viewNames.insert(SDKViews.names.compactMap { names.lookUp($0) })
        for (reader, types) in SDKViews.readers {
            guard let name = names.lookUp(reader) else { continue }
            let handed = types.map { ResolvedType.external(names.lookUp($0) ?? name, []) }
            typesHandedByReaders[name] = handed.isEmpty ? [.external(KnownName.Any.id, [])] : handed
        }
        nameOfFetchedResults = names.lookUp(SDKCollections.fetchedResults)
        typesOfSDKMembers = SDKMemberTypes.table(of: SDKMemberTypes.ofValues, names)
        typesOfStaticSDKMembers = SDKMemberTypes.table(of: SDKMemberTypes.ofTypes, names)
        typesOfSDKFunctions = SDKMemberTypes.functions(names)
        sdkTypeParameters = NameSet(of: names)
        sdkTypeParameters.insert(SDKTypeParameters.names.compactMap { names.lookUp($0) })
        for file in files.indices {
            for (index, fact) in files[file].types.enumerated() where fact.kind != .extension {
                guard !isInExtension(file, index) else { continue }
                declareType(
                    fact, file: file, index: index,
                    parent: fact.parent < 0 ? nil : typeOfFact[TypeFactReference(file: file, type: Int(fact.parent))])
            }
            for (index, alias) in files[file].typealiases.enumerated() where alias.parent < 0 {
                let name = translate(alias.name, file: file)
                topLevelNames.insert(name)
                topLevelTypealiases[name, default: []].append(TypealiasReference(file: file, index: index))
            }
        }
        for file in files.indices { declareTypealiases(of: file) { _ in true } }
    }

    /// The aliases of types that are declared by now, for the types of a file's facts that meet a condition.
    private func declareTypealiases(of file: Int, where isMeant: (Int) -> Bool) {
        for (index, alias) in files[file].typealiases.enumerated() {
            guard alias.parent >= 0, isMeant(Int(alias.parent)),
                let id = typeOfFact[TypeFactReference(file: file, type: Int(alias.parent))]
            else { continue }
            let name = translate(alias.name, file: file)
            nestedNames.insert(name)
            types[id].typealiases[name, default: []].append(TypealiasReference(file: file, index: index))
        }
    }

    /// True for types below an extension: they wait until the extended type is known.
    private func isInExtension(_ file: Int, _ index: Int) -> Bool {
        var parent = files[file].types[index].parent
        while parent >= 0 {
            if files[file].types[Int(parent)].kind == .extension { return true }
            parent = files[file].types[Int(parent)].parent
        }
        return false
    }

    private func declareType(_ fact: TypeFact, file: Int, index: Int, parent: TypeID?) {
        let name = translate(fact.name, file: file)
        let reference = TypeFactReference(file: file, type: index)
        let siblings = parent.map { types[$0].nested[name] ?? [] } ?? topLevelTypes[name] ?? []
        // `#if` branches may declare a type twice; they are one type with two declarations.
        for sibling in siblings
        where types[sibling].kind == kind(fact.kind) && !isSeparate(sibling, file: file, fact: fact) {
            types[sibling].declarations.append(reference)
            typeOfFact[reference] = sibling
            return
        }
        let id = types.count
        var symbol = TypeSymbol(kind: kind(fact.kind), name: name, parent: parent, declarations: [reference])
        symbol.genericParameters = fact.genericParameters.map { translate($0.name, file: file) }
        symbol.modules = modules[file]
        symbol.access = fact.access
        types.append(symbol)
        typeOfFact[reference] = id
        if let parent {
            nestedNames.insert(name)
            types[parent].nested[name, default: []].append(id)
        } else {
            topLevelNames.insert(name)
            topLevelTypes[name, default: []].append(id)
        }
    }

    /// Two types of one name: in modules that share no target, or private to two files.
    private func isSeparate(_ other: TypeID, file: Int, fact: TypeFact) -> Bool {
        guard let declaration = types[other].declarations.first else { return true }
        if declaration.file != file {
            if fact.access <= .fileprivate || types[other].access <= .fileprivate { return true }
            if !modules[file].isEmpty, Set(modules[file]).isDisjoint(with: types[other].modules) { return true }
        }
        return false
    }

    private func kind(_ kind: TypeFact.Kind) -> TypeSymbol.Kind {
        switch kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .actor: .actor
        case .protocol: .protocol
        case .extension: .external
        }
    }

    private func declareGlobals() {
        for file in files.indices {
            for index in files[file].globalRange {
                let reference = MemberReference(file: file, member: Int(index))
                globals[name(of: reference), default: []].append(reference)
            }
        }
    }

    /// Extensions, outer ones first, and the types that are nested in them; what they extend may itself be nested in an
    /// extension.
    private func declareExtensions() {
        var waiting: [TypeFactReference] = []
        for file in files.indices {
            for (index, fact) in files[file].types.enumerated() where fact.kind == .extension {
                waiting.append(TypeFactReference(file: file, type: index))
            }
        }
        var accepted = ExtendedTypes.known
        while !waiting.isEmpty {
            let unresolved = waiting.filter { !declareExtension($0, accepted) }
            if unresolved.count == waiting.count {
                guard let more = ExtendedTypes.allCases.first(where: { $0 > accepted }) else { return }
                accepted = more
            }
            waiting = unresolved
        }
    }

    /// What an extension may extend. `Result.Box` may be nested in an extension of `Result` that is not declared yet:
    /// what comes from outside has to be declared before what may be nested in it.
    private enum ExtendedTypes: CaseIterable, Comparable {
        case known, external, uncertain, nestedInExternal
    }

    private func declareExtension(_ reference: TypeFactReference, _ accepted: ExtendedTypes) -> Bool {
        let fact = fact(reference)
        let written = decode(fact.extended, file: reference.file)
        let resolved = TypeResolver(index: self).resolve(written, in: LexicalContext(file: reference.file))
        let isQualified = written.isQualified
        let isClear = accepted >= (isQualified ? .uncertain : .known)
        let target: TypeID
        switch resolved {
        case .nominal(let id, _): target = id
        case .uncertain(let id) where isClear:
            target = id
            conditionedTypes.insert(id)
        case .alternatives(let parts) where isClear && parts.first?.typeID != nil: target = parts.first?.typeID ?? 0
        default:
            guard accepted >= (isQualified ? .nestedInExternal : .external) else { return false }
            let name = resolved.externalName ?? written.nameOfSugar
            target = externalType(named: name ?? translate(fact.name, file: reference.file))
        }
        types[target].extensions.append(reference)
        typeOfFact[reference] = target
        declareTypesNested(in: reference, parent: target)
        declareTypealiases(of: reference.file) { outermost(around: $0, file: reference.file) == reference.type }
        return true
    }

    private func outermost(around type: Int, file: Int) -> Int {
        var current = type
        while files[file].types[current].parent >= 0 { current = Int(files[file].types[current].parent) }
        return current
    }

    private func declareTypesNested(in reference: TypeFactReference, parent: TypeID) {
        let facts = files[reference.file].types
        for (index, fact) in facts.enumerated() where fact.parent == reference.type && fact.kind != .extension {
            declareType(fact, file: reference.file, index: index, parent: parent)
            let nested = TypeFactReference(file: reference.file, type: index)
            if let id = typeOfFact[nested] { declareTypesNested(in: nested, parent: id) }
        }
    }

    /// The symbol under which members of a type from outside are kept.
    private func externalType(named name: NameID) -> TypeID {
        if let id = externalTypes[name] { return id }
        let id = types.count
        types.append(TypeSymbol(kind: .external, name: name, parent: nil, declarations: []))
        externalTypes[name] = id
        return id
    }

    private func declareMembers() {
        memberNames = NameSet(of: names)
        outerMemberNames = NameSet(of: names)
        var members: [(name: NameID, reference: MemberReference)] = []
        for id in types.indices {
            members.removeAll(keepingCapacity: true)
            for part in types[id].parts {
                for index in files[part.file].types[part.type].memberRange {
                    let reference = MemberReference(file: part.file, member: Int(index))
                    let name = name(of: reference)
                    memberNames.insert(name)
                    if types[id].kind == .external { outerMemberNames.insert(name) }
                    members.append((name, reference))
                }
            }
            memberTable.add(members)
        }
    }

    private func resolveInheritance() {
        let resolver = TypeResolver.ofInheritance(index: self)
        for id in types.indices {
            var inherited: [InheritedType] = []
            for part in types[id].parts {
                let context = LexicalContext(file: part.file, types: typesAroundInheritance(of: id, part))
                for (position, code) in fact(part).inherited.enumerated() {
                    let type = inheritable(decode(code, file: part.file), in: context, resolver)
                    for type in type.alternatives ?? [type] {
                        inherited.append(InheritedType(part: part, position: position, type: type))
                    }
                }
            }
            types[id].inherited = inherited
            if types[id].kind == .protocol { types[id].requiredOfSelf = requirementsOnSelf(of: id, resolver) }
            for part in inherited.flatMap(\.type.conjuncts) {
                if let base = part.typeID, types[base].kind == .class, base != id { types[id].superclass = base }
                if case .external(let name, _) = part { types[id].externalInherited.append(name) }
            }
        }
    }

    /// What an entry of an inheritance clause stands for. Nobody inherits a struct or an enum: a type of the project
    /// from elsewhere has the protocol's name.
    private func inheritable(_ written: TypeReference, in context: LexicalContext, _ resolver: TypeResolver)
        -> ResolvedType
    {
        let type = resolver.resolve(written, in: context)
        guard let found = type.typeID, [.struct, .enum, .actor].contains(types[found].kind), let name = written.lastName
        else { return type }
        return .external(name, [])
    }

    /// `protocol P where Self: ObservableObject`
    private func requirementsOnSelf(of id: TypeID, _ resolver: TypeResolver) -> [ResolvedType] {
        guard let declaration = types[id].declarations.first else { return [] }
        return constraintsOnSelf(in: declaration, types: enclosingTypes(of: id), resolver: resolver)
    }
}
