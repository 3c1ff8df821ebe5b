import SymbolIndex
import Syntax

/// What rules ask of the code of the whole project, each question answered once.
///
/// Each worker has its own, so that nothing in it is shared between threads.
final class Semantics {
    let project: Project
    let index: ProjectIndex
    let members: MemberResolver
    let types: TypeResolver
    /// What rules concluded for the whole project.
    let answers = Answers()
    private(set) lazy var names = DeclaredNames(project)
    /// The names of calls whose closures run late.
    private(set) lazy var lateCallees = ReadPlaces.lateCallees.compactMap { project.index.names.lookUp($0) }
    /// What code asks of the outside.
    private(set) lazy var outsideReads = OutsideReads(self)
    private(set) lazy var certainClosures = CertainClosures(self)
    private lazy var filesByName = FilesByName(project, names)
    private var analysesByName: [NameID: [FileAnalysis]] = [:]
    private lazy var followedTypes = typesThatAreFollowed()
    private lazy var fetchingFiles = filesThatFetch()
    private lazy var packageTypes = PackageTypes(self)
    private var codes: [NameOccurrences?]
    /// The trees that were made again, by file; kept, since nodes are.
    private var trees: [Int: SyntaxTree] = [:]
    private lazy var namesOfTrees = index.names
    private var classCodes: [TypeID: ClassCode] = [:]
    private var declarationsByName: [NameID: [MemberReference]] = [:]
    private var membersByName: [NameID: [MeantDeclarations.Declaration]] = [:]
    /// The types that declare members, by the names of these: to ask each type for each name takes long.
    private lazy var typesByMember = findTypesByMember()
    private(set) lazy var operators = findOperators()
    private var plainClasses: PlainClasses
    private lazy var inheritors = index.inheritors()
    private var conformersOfProtocols: [TypeID: [TypeID]] = [:]
    private var families: [TypeID: Set<TypeID>] = [:]
    private var observed: [TypeID: Bool] = [:]
    private var fetchedNames: [NameID: Bool] = [:]
    private var leadingFiles: [Int: Bool] = [:]
    /// By file and node.
    private var storedProperties: [Int: [StoredProperty]] = [:]
    /// What clearly runs in answer to events only, of code that writes to its own object, and of any other.
    private(set) lazy var eventCodeOfSelf = EventCode(writesToSelf: true, self)
    private(set) lazy var eventCode = EventCode(writesToSelf: false, self)
    private(set) lazy var updateCode = UpdateCode(self)
    /// What runs off the main thread.
    private(set) lazy var backgroundWrites = BackgroundWrites(self)
    /// Members that change a value in place, of whatever type.
    private(set) lazy var mutatingMembers = project.table.hazards.mutatingMembers.union(index.mutatingFunctions)
    /// True where a type of the project has an `==` that leaves something out.
    private(set) lazy var hasPartialEquality = EqualityCheck(semantics: self).isAnyPartial

    init(_ project: Project) {
        self.project = project
        index = project.index
        members = .caching(index: project.index)
        types = TypeResolver(index: project.index)
        codes = [NameOccurrences?](repeating: nil, count: project.analyses.count)
        plainClasses = PlainClasses(project)
    }

    // MARK: Files

    /// Where names stand in a file.
    func code(of analysis: FileAnalysis) -> NameOccurrences {
        guard let position = project.position(of: analysis.file) else { return NameOccurrences(tree(of: analysis)) }
        if let known = codes[position] { return known }
        let code = NameOccurrences(tree(of: analysis))
        codes[position] = code
        return code
    }

    /// The tree of a file.
    func tree(of analysis: FileAnalysis) -> SyntaxTree {
        if let known = trees[analysis.file] { return known }
        let tree = analysis.tree(names: &namesOfTrees)
        trees[analysis.file] = tree
        return tree
    }

    /// The context of another file.
    func context(of analysis: FileAnalysis) -> FileSemantics { FileSemantics(analysis: analysis, semantics: self) }

    /// The files, by their numbers, in which a name occurs, in their order.
    func files(mentioning name: NameID) -> [Int32] { filesByName.files(mentioning: name) }

    /// The analyses of the files that matter in which a name occurs, in their order.
    func analyses(mentioning name: NameID) -> [FileAnalysis] {
        if let known = analysesByName[name] { return known }
        // To ask each file for a name takes long, and most files have no analysis.
        let found = filesByName.counted(name)?.compactMap { project.analysis(of: Int($0)) }
            ?? project.analyses.filter { index.mentions(name, file: $0.file) }
        analysesByName[name] = found
        return found
    }

    /// True where a member that a file names may give it a legacy class.
    func mayLeadToLegacyClass(_ file: Int) -> Bool {
        if let answer = leadingFiles[file] { return answer }
        let answer = index.files[file].mentions.contains { project.legacy.leadingNames.contains(index.translate($0, file: file)) }
        leadingFiles[file] = answer
        return answer
    }

    // MARK: Types

    /// The types of expressions at a node.
    func types(at node: SyntaxNode, _ analysis: FileAnalysis) -> TreeTypes { types(in: analysis.enclosingType(of: node), analysis) }

    /// The types of expressions in the code of a type; nil outside of types.
    func types(in type: TypeID?, _ analysis: FileAnalysis) -> TreeTypes {
        TreeTypes(members: members, place: LexicalContext(file: analysis.file, types: type.map { index.enclosingTypes(of: $0) } ?? []))
    }

    // MARK: Classes

    /// The code of a legacy class, its extensions included.
    func classCode(of type: TypeID) -> ClassCode {
        if let known = classCodes[type] { return known }
        let code = ClassCode(type, self)
        classCodes[type] = code
        return code
    }

    /// The stored properties of a class declaration in a file.
    func storedProperties(of declaration: SyntaxNode, file: Int) -> [StoredProperty] {
        let key = file << 32 | Int(declaration.index)
        if let known = storedProperties[key] { return known }
        let properties = StoredProperty.all(of: declaration)
        storedProperties[key] = properties
        return properties
    }

    /// True where some type of the name is generic.
    func declaresGeneric(_ name: NameID) -> Bool { index.types.contains { $0.name == name && !$0.genericParameters.isEmpty } }

    /// The members of all types and the globals of a name.
    func declarations(named name: NameID) -> [MemberReference] {
        if let known = declarationsByName[name] { return known }
        let found = index.globals(named: name) + membersOfAnyType(named: name).map(\.member)
        declarationsByName[name] = found
        return found
    }

    /// The same with the types that declare them.
    func membersOfAnyType(named name: NameID) -> [MeantDeclarations.Declaration] {
        if let known = membersByName[name] { return known }
        let found = (typesByMember[name] ?? []).flatMap { type in
            index.members(named: name, of: type).map { MeantDeclarations.Declaration(owner: type, member: $0) }
        }
        membersByName[name] = found
        return found
    }

    private func findTypesByMember() -> [NameID: [TypeID]] {
        var result: [NameID: [TypeID]] = [:]
        for type in index.types.indices {
            for member in index.members(of: type) {
                let name = index.name(of: member)
                if result[name]?.last != type { result[name, default: []].append(type) }
            }
        }
        return result
    }

    /// The function, initializer or subscript that a fact stands for, or the name of a property; nil in a file that
    /// does not matter.
    func node(of member: MemberReference) -> (node: SyntaxNode, analysis: FileAnalysis)? {
        guard let analysis = project.analysis(of: member.file) else { return nil }
        let isProperty = index.fact(member).kind == .property
        let found = tree(of: analysis).root.descendant(anchoredAt: index.fact(member).offset) { node in
            switch node.kind {
            case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration: !isProperty
            case .identifierPattern: isProperty
            default: false
            }
        }
        return found.map { ($0, analysis) }
    }

    /// The operators that files which matter declare, by their texts.
    private func findOperators() -> [String: [ClassCode.Body]] {
        var result: [String: [ClassCode.Body]] = [:]
        for analysis in project.analyses {
            let members = index.files[analysis.file].members
            for number in members.indices where members[number].kind == .function {
                guard members[number].name == 0 || members[number].name == KnownName.equalityOperator.rawValue,
                    let (node, _) = node(of: MemberReference(file: analysis.file, member: number))
                else { continue }
                result[node.tree.text(node.anchor), default: []].append(ClassCode.Body(node: node, analysis: analysis))
            }
        }
        return result
    }

    func isPlainClass(_ type: TypeID) -> Bool { plainClasses.contains(type) }

    /// The types of the project that conform to a protocol, protocols left out.
    func conformers(of type: TypeID) -> [TypeID] {
        if let known = conformersOfProtocols[type] { return known }
        let found = inheritors[type].filter { index.types[$0].kind != .protocol && !index.types[$0].inherited.isEmpty }
        conformersOfProtocols[type] = found
        return found
    }

    /// A class with its superclasses and subclasses: what one declares may be used through another.
    func family(of type: TypeID) -> Set<TypeID> {
        if let known = families[type] { return known }
        let family = project.family(of: type)
        families[type] = family
        return family
    }

    /// True for a class without a superclass and without subclasses.
    func isOutsideOfHierarchies(_ type: TypeID) -> Bool { family(of: type).count == 1 && index.types[type].superclass == nil }

    /// The classes behind legacy wrappers of views and the like: in a class such a wrapper follows nothing (catalogue 110, 224).
    private func typesThatAreFollowed() -> Set<TypeID> {
        project.table.followedTypes.reduce(into: Set<TypeID>()) { result, entry in
            if index.types[entry.key].kind != .class { result.formUnion(entry.value) }
        }
    }

    /// True where something follows the class through a legacy wrapper, and it announces changes; otherwise no update can get lost.
    func isObserved(_ type: TypeID) -> Bool {
        if let answer = observed[type] { return answer }
        let answer = isFollowed(type) && family(of: type).contains { mayAnnounceChanges($0) }
        observed[type] = answer
        return answer
    }

    /// The classes of the objects that a view observes: it was updated by each change of them before.
    func classesFollowed(by view: TypeID) -> Set<TypeID> {
        (project.table.followedTypes[view] ?? []).reduce(into: Set<TypeID>()) { $0.formUnion(family(of: $1)) }
    }

    /// True where a view, or the like, has an object of the class or of its hierarchy behind a legacy wrapper.
    func isFollowed(_ type: TypeID) -> Bool { !family(of: type).isDisjoint(with: followedTypes) }

    /// `@Published`, or another property wrapper: some, such as `@AppStorage`, send `objectWillChange` of the object around them (catalogue 34).
    /// What uses `objectWillChange` may send it.
    func mayAnnounceChanges(_ type: TypeID) -> Bool {
        if project.table.subscribedTypes.contains(type) { return true }
        return index.types[type].parts.contains { part in
            index.fact(part).memberRange.contains { number in
                let member = MemberReference(file: part.file, member: Int(number))
                let fact = index.fact(member)
                guard fact.kind == .property, !fact.flags.contains(.isComputed) else { return false }
                return fact.attributes.contains { !StoredProperty.isPlain(index.translate($0, file: part.file), index) }
            }
        }
    }

    /// True for the name of a type from outside that a package may declare whose sources are not read.
    func mayBeOfPackage(_ name: NameID) -> Bool { packageTypes.mayDeclare(name) }

    // MARK: Core Data

    /// True where a file fetches objects of a name: such a class is generated from a model and has no source.
    func isFetched(_ name: NameID) -> Bool {
        if let answer = fetchedNames[name] { return answer }
        let fetching = fetchingFiles
        let answer = fetching.files.contains { file in
            guard index.mentions(name, file: file), let position = project.position(of: file) else { return false }
            return IdentityEquality.isFetched(name, by: fetching.names, in: tree(of: project.analyses[position]))
        }
        fetchedNames[name] = answer
        return answer
    }

    private func filesThatFetch() -> (names: Set<NameID>, files: [Int]) {
        let names = Set(IdentityEquality.fetchingNames.compactMap { index.names.lookUp($0) })
        return (names, Set(names.flatMap { files(mentioning: $0).map { Int($0) } }).sorted())
    }
}

/// The files in which names occur that rules look for.
private struct FilesByName {
    private let index: ProjectIndex
    /// The names that were counted.
    private var names: NameSet
    private var files: [NameID: [Int32]] = [:]

    init(_ project: Project, _ declared: DeclaredNames) {
        index = project.index
        names = declared.changedProperties.union(declared.changedGlobals)
        names = names.union(project.legacy.memberNames)
        for key in project.table.wrapperProperties.keys { names.insert(index.types[key.owner].name) }
        for text in IdentityEquality.fetchingNames { if let name = index.names.lookUp(text) { names.insert(name) } }
        if let label = declared.defaultsLabel { names.insert(label) }
        for file in index.files.indices {
            for mention in index.files[file].mentions {
                let name = index.translate(mention, file: file)
                if names.contains(name) { files[name, default: []].append(Int32(file)) }
            }
        }
    }

    /// Nil for a name whose files were not counted yet.
    func counted(_ name: NameID) -> [Int32]? { files[name] ?? (names.contains(name) ? [] : nil) }

    mutating func files(mentioning name: NameID) -> [Int32] {
        if let known = counted(name) { return known }
        let found = index.files.indices.filter { index.mentions(name, file: $0) }.map { Int32($0) }
        files[name] = found
        return found
    }
}
