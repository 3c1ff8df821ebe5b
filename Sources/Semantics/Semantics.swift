import SourceText
import SymbolIndex
import Syntax

/// What rules ask of the code of the whole project, each question answered once.
///
/// Each worker has its own, so that nothing in it is shared between threads.
package final class Semantics {
    package let project: Project
    package let index: ProjectIndex
    package let members: MemberResolver
    package let types: TypeResolver
    /// What rules concluded for the whole project.
    package let answers: Answers
    /// How many workers of the run came before.
    private let worker: Int
    package private(set) lazy var names = DeclaredNames(project)
    /// Where values of types may be.
    package private(set) lazy var holders = TypeHolders(index, members)
    /// Which classes views can follow, and by which system.
    package private(set) lazy var models = ModelSystems(index)
    /// The names of calls whose closures run late.
    private(set) lazy var lateCallees = ReadPlaces.lateCallees.compactMap { project.index.names.lookUp($0) }
    /// See `ReadPlaces.layoutCallees`.
    private(set) lazy var layoutCallees = ReadPlaces.layoutCallees.compactMap { project.index.names.lookUp($0) }
    /// What code asks of the outside.
    package private(set) lazy var outsideReads = OutsideReads(self)
    /// The same but for the time.
    private(set) lazy var readsBesideClock = OutsideReads(self, leavesOutClock: true)
    /// What code does when it runs.
    package private(set) lazy var summaries = Summaries(self)
    /// What values of types hold.
    private(set) lazy var heldTypes = HeldTypes(throughObjects: true, self)
    /// The same without what objects hold in turn.
    private(set) lazy var heldDirectly = HeldTypes(throughObjects: false, self)
    /// What gives other turns a chance before it goes on.
    private(set) lazy var waitingCode = WaitingCode(self)
    /// What runs with code that a result builder makes a value of.
    private(set) lazy var resultBuilders = ResultBuilders(self)
    /// What runs without being named.
    private(set) lazy var unnamedCode = UnnamedCode(self)
    /// What libraries run when something else is called or set.
    private(set) lazy var handedClosures = HandedClosures(self)
    /// Whether making a value can be noticed.
    package private(set) lazy var creationEffects = CreationEffects(self)
    package private(set) lazy var laterChanges = LaterChanges(self)
    package private(set) lazy var certainClosures = CertainClosures(self)
    private let parsedFiles: ParsedFiles
    /// By file. They hold this in turn.
    private var contexts: [FileSemantics?]
    private lazy var filesByName = project.filesByName ?? FilesByName(index)
    private var analysesByName: [NameID: [FileAnalysis]] = [:]
    private lazy var followedTypes = typesThatAreFollowed()
    private lazy var fetchingFiles = filesThatFetch()
    private lazy var packageTypes = PackageTypes(self)
    private var classCodes: [TypeID: ClassCode] = [:]
    private var declarationsByName: [NameID: [MemberReference]] = [:]
    private var membersByName: [NameID: [MeantDeclarations.Declaration]] = [:]
    /// The types that declare members, by the names of these: to ask each type for each name takes long.
    private lazy var typesByMember = findTypesByMember()
    package private(set) lazy var operators = findOperators()
    private lazy var bytesOfOperators = operators.keys.map { Array($0.utf8) }
    private var plainClasses: PlainClasses
    /// For each type itself and what inherits from it.
    private(set) lazy var inheritors = index.inheritors()
    private var conformersOfProtocols: [TypeID: [TypeID]] = [:]
    private var families: [TypeID: Set<TypeID>] = [:]
    private var observed: [TypeID: Bool] = [:]
    private var fetchedNames: [NameID: Bool] = [:]
    private var leadingFiles: [Int: Bool] = [:]
    var signatures: [MemberReference: (labels: [NameID], required: Int)] = [:]
    private var nodesOfMembers: [MemberReference: (node: SyntaxNode, analysis: FileAnalysis)?] = [:]
    /// By file and node.
    private var storedProperties: [Int: [StoredProperty]] = [:]
    /// What clearly runs in answer to events only, of code that writes to its own object, and of any other.
    private(set) lazy var eventCodeOfSelf = EventCode(writesToSelf: true, self)
    package private(set) lazy var eventCode = EventCode(writesToSelf: false, self)
    /// The same for code that need not lead to legacy classes.
    package private(set) lazy var eventCodeOfAnyFile = EventCode(writesToSelf: false, looksEverywhere: true, self)
    /// The one for a file: of one that does not matter, callers may stand in others like it.
    func eventCode(of analysis: FileAnalysis) -> EventCode {
        project.analysis(of: analysis.file) == nil ? eventCodeOfAnyFile : eventCode
    }
    package private(set) lazy var updateCode = UpdateCode(self)
    package private(set) lazy var codeStarts = CodeStarts(self)
    private(set) lazy var unwatchedCode = UnwatchedCode(self)
    package private(set) lazy var shownReads = ShownReads(self)
    /// What runs off the main thread.
    package private(set) lazy var backgroundWrites = BackgroundWrites(self)
    /// True where a type of the project has members that a subscript finds.
    private(set) lazy var hasDynamicMembers =
        index.types.indices.contains { index.hasAttribute("dynamicMemberLookup", $0) }
    /// Members that change a value in place, of whatever type.
    private(set) lazy var mutatingMembers = project.table.hazards.mutatingMembers.union(index.mutatingFunctions)

    /// - Parameter shared: what the workers of the run share; nil for one that works alone.
    package init(_ project: Project, _ shared: SharedAnswers? = nil) {
        self.project = project
        answers = Answers(shared)
        worker = shared?.join() ?? 0
        index = project.index
        members = .caching(index: project.index, witness: project.witness?())
        types = TypeResolver(index: project.index)
        parsedFiles = ParsedFiles(project, shared?.trees)
        plainClasses = PlainClasses(project)
        contexts = [FileSemantics?](repeating: nil, count: project.index.files.count)
    }

    /// To be called once nothing is asked any more: else what was concluded and what it was concluded from would hold
    /// one another for good.
    package func end() {
        answers.forget()
        contexts = []
    }

    /// A list in which the order does not matter, from a place of the worker's own: of what several look for at the same
    /// time, each finds another part.
    package func fromOwnPlace<Element>(_ list: [Element]) -> [Element] {
        // Multiples of the golden ratio lie apart from one another, however many there are.
        let start = worker * 633 % 1024 * list.count / 1024
        return start == 0 ? list : Array(list[start...] + list[..<start])
    }

    // MARK: Files

    /// Any file of the project; nil where it can't be read any more as it was, or could not be parsed.
    package func file(_ number: Int) -> ParsedFile? { parsedFiles.file(number) }

    /// Where names stand in a file.
    package func code(of analysis: FileAnalysis) -> NameOccurrences { parsedFiles.file(of: analysis).code }

    /// The tree of a file.
    package func tree(of analysis: FileAnalysis) -> SyntaxTree { parsedFiles.file(of: analysis).tree }

    /// The context of a file that matters.
    package func context(of analysis: FileAnalysis) -> FileSemantics {
        context(of: parsedFiles.file(of: analysis), analysis)
    }

    /// What is known of a file; one that does not matter for the migration has no references.
    func analysis(of file: ParsedFile) -> FileAnalysis { project.analysis(of: file.number) ?? file.unanalyzed }

    /// The analysis of a file, which is parsed where it leads to no class of interest; nil for one that can't be read.
    func analysisOfAnyFile(_ number: Int) -> FileAnalysis? {
        project.analysis(of: number) ?? file(number)?.unanalyzed
    }

    /// The context of any file; one that does not matter for the migration has no references.
    package func context(of file: ParsedFile) -> FileSemantics {
        context(of: file, analysis(of: file))
    }

    private func context(of file: ParsedFile, _ analysis: @autoclosure () -> FileAnalysis) -> FileSemantics {
        if let known = contexts[file.number] { return known }
        let context = FileSemantics(file, analysis: analysis(), semantics: self)
        contexts[file.number] = context
        return context
    }

    /// The files, by their numbers, in which a name occurs, in their order.
    package func files(mentioning name: NameID) -> [Int] { filesByName.files(mentioning: name).map { Int($0) } }

    /// The files, in their order, in which one of some names occurs.
    package func files(mentioningOneOf names: [String]) -> [Int] {
        Set(names.compactMap { name($0) }.flatMap { files(mentioning: $0) }).sorted()
    }

    /// The number of a name; nil where the project does not have it.
    package func name(_ text: String) -> NameID? { index.names.lookUp(text) }

    /// The analyses of the files that matter in which a name occurs, in their order.
    package func analyses(mentioning name: NameID) -> [FileAnalysis] {
        if let known = analysesByName[name] { return known }
        let found = filesByName.files(mentioning: name).compactMap { project.analysis(of: Int($0)) }
        analysesByName[name] = found
        return found
    }

    /// True where a member that a file names may give it a legacy class.
    func mayLeadToLegacyClass(_ file: Int) -> Bool {
        if let answer = leadingFiles[file] { return answer }
        let answer = index.files[file].mentions.contains {
            project.legacy.leadingNames.contains(index.translate($0, file: file))
        }
        leadingFiles[file] = answer
        return answer
    }

    // MARK: Types

    /// The types of expressions at a node.
    package func types(at node: SyntaxNode, _ analysis: FileAnalysis) -> TreeTypes {
        TreeTypes(members: members, place: place(of: node, analysis))
    }

    /// Where names are looked up at a node.
    package func place(of node: SyntaxNode, _ analysis: FileAnalysis) -> LexicalContext {
        LexicalContext(file: analysis.file, types: analysis.typesAround(node))
    }

    /// The types of expressions in the code of a type; nil outside of types.
    package func types(in type: TypeID?, _ analysis: FileAnalysis) -> TreeTypes {
        TreeTypes(
            members: members,
            place: LexicalContext(file: analysis.file, types: type.map { index.enclosingTypes(of: $0) } ?? []))
    }

    // MARK: Classes

    /// The code of a legacy class, its extensions included.
    package func classCode(of type: TypeID) -> ClassCode {
        if let known = classCodes[type] { return known }
        let code = ClassCode(type, self)
        classCodes[type] = code
        return code
    }

    /// The stored properties of a class declaration in a file.
    package func storedProperties(of declaration: SyntaxNode, file: Int) -> [StoredProperty] {
        let key = file << 32 | Int(declaration.index)
        if let known = storedProperties[key] { return known }
        let properties = StoredProperty.all(of: declaration)
        storedProperties[key] = properties
        return properties
    }

    /// True where some type of the name is generic.
    package func declaresGeneric(_ name: NameID) -> Bool {
        index.types.contains { $0.name == name && !$0.genericParameters.isEmpty }
    }

    /// True where the project declares a member or a function of a name, in any type.
    package func declaresMember(_ name: NameID) -> Bool {
        files(mentioning: name).contains { file in
            index.files[file].members.contains { index.translate($0.name, file: file) == name }
        }
    }

    /// The members of all types and the globals of a name.
    package func declarations(named name: NameID) -> [MemberReference] {
        if let known = declarationsByName[name] { return known }
        let found = index.globals(named: name) + membersOfAnyType(named: name).map(\.member)
        declarationsByName[name] = found
        return found
    }

    /// The same with the types that declare them.
    package func membersOfAnyType(named name: NameID) -> [MeantDeclarations.Declaration] {
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
    package func node(of member: MemberReference) -> (node: SyntaxNode, analysis: FileAnalysis)? {
        if let known = nodesOfMembers[member] { return known }
        let found = findNode(of: member)
        nodesOfMembers[member] = .some(found)
        return found
    }

    private func findNode(of member: MemberReference) -> (node: SyntaxNode, analysis: FileAnalysis)? {
        guard let analysis = project.analysis(of: member.file) else { return nil }
        return node(of: member, in: tree(of: analysis)).map { ($0, analysis) }
    }

    /// The same in any file, which is parsed where it does not matter.
    package func nodeInAnyFile(of member: MemberReference) -> (node: SyntaxNode, analysis: FileAnalysis)? {
        if project.analysis(of: member.file) != nil { return node(of: member) }
        guard let file = file(member.file) else { return nil }
        return node(of: member, in: file.tree).map { ($0, file.unanalyzed) }
    }

    private func node(of member: MemberReference, in tree: SyntaxTree) -> SyntaxNode? {
        let isProperty = index.fact(member).kind == .property
        return tree.root.descendant(anchoredAt: index.fact(member).offset) { node in
            switch node.kind {
            case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration: !isProperty
            case .identifierPattern: isProperty
            default: false
            }
        }
    }

    /// The operators of the project, by their texts; those that the library makes of them too. Of the many that only
    /// compare, those of files that matter.
    private func findOperators() -> [String: [DeclaredOperator]] {
        var result: [String: [DeclaredOperator]] = [:]
        for file in index.files.indices {
            let members = index.files[file].members
            for number in members.indices where members[number].kind == .function {
                let member = MemberReference(file: file, member: number)
                let isComparison = members[number].name == KnownName.equalityOperator.rawValue
                guard members[number].name == 0 || isComparison,
                    let (node, analysis) = isComparison ? node(of: member) : nodeInAnyFile(of: member)
                else { continue }
                let code = ClassCode.Body(node: node, analysis: analysis)
                result[node.tree.text(node.anchor), default: []].append(DeclaredOperator(code, self))
            }
        }
        let declared = result
        for (made, part) in LibraryRequirements.operatorsMadeOf {
            if let functions = declared[part] { result[made, default: []] += functions }
        }
        return result
    }

    /// Told without the text, since code is full of operators.
    func mayDeclare(operator range: TextRange, in tree: SyntaxTree) -> Bool {
        let bytes = tree.file.bytes[Int(range.start)..<Int(range.end)]
        return bytesOfOperators.contains { bytes.elementsEqual($0) }
    }

    func isPlainClass(_ type: TypeID) -> Bool { plainClasses.contains(type) }

    /// The types of the project that conform to a protocol, protocols left out.
    package func conformers(of type: TypeID) -> [TypeID] {
        if let known = conformersOfProtocols[type] { return known }
        let found = inheritors[type].filter { index.types[$0].kind != .protocol && !index.types[$0].inherited.isEmpty }
        conformersOfProtocols[type] = found
        return found
    }

    /// Those of the product, where the file is not one of tests: what only tests declare runs in tests only.
    func conformers(of type: TypeID, seenFrom file: Int?) -> [TypeID] {
        let found = conformers(of: type)
        guard let file, !found.isEmpty, !index.isOfTests(file) else { return found }
        return found.filter { conformer in
            let declarations = index.types[conformer].declarations
            return declarations.isEmpty || !declarations.allSatisfy { index.isOfTests($0.file) }
        }
    }

    /// True for a type of which all values are references: also a protocol to which only classes conform.
    func isAlwaysObject(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let id, _) where index.types[id].kind == .protocol && !project.isOpen(id):
            let all = conformers(of: id)
            return !all.isEmpty && all.allSatisfy { index.types[$0].kind == .class || index.types[$0].kind == .actor }
        case .constrained(let parts): return parts.contains { isAlwaysObject($0) }
        default: return PropertyWrites.isObject(type, index)
        }
    }

    /// A class with its superclasses and subclasses: what one declares may be used through another.
    package func family(of type: TypeID) -> Set<TypeID> {
        if let known = families[type] { return known }
        let family = project.family(of: type)
        families[type] = family
        return family
    }

    /// True for a class without a superclass and without subclasses.
    package func isOutsideOfHierarchies(_ type: TypeID) -> Bool {
        family(of: type).count == 1 && index.types[type].superclass == nil
    }

    /// The classes behind legacy wrappers of views and the like: in a class such a wrapper follows nothing (catalogue
    /// 110, 224).
    private func typesThatAreFollowed() -> Set<TypeID> {
        project.table.followedTypes.reduce(into: Set<TypeID>()) { result, entry in
            if index.types[entry.key].kind != .class { result.formUnion(entry.value) }
        }
    }

    /// True where something follows the class through a legacy wrapper, and it announces changes; otherwise no update
    /// can get lost.
    package func isObserved(_ type: TypeID) -> Bool {
        if let answer = observed[type] { return answer }
        let answer = isFollowed(type) && family(of: type).contains { mayAnnounceChanges($0) }
        observed[type] = answer
        return answer
    }

    /// True where each change of an object of the class may be passed on as well: something subscribes to
    /// `objectWillChange`.
    package func mayBeFollowed(_ type: TypeID) -> Bool {
        isObserved(type) || ChangeSubscribers.mayBeTold(of: type, self)
    }

    /// The classes of the objects that a view observes: it was updated by each change of them before.
    package func classesFollowed(by view: TypeID) -> Set<TypeID> {
        (project.table.followedTypes[view] ?? []).reduce(into: Set<TypeID>()) { $0.formUnion(family(of: $1)) }
    }

    /// True where a view, or the like, has an object of the class or of its hierarchy behind a legacy wrapper.
    package func isFollowed(_ type: TypeID) -> Bool { !family(of: type).isDisjoint(with: followedTypes) }

    /// `@Published`, or another property wrapper: some, such as `@AppStorage`, send `objectWillChange` of the object
    /// around them (catalogue 34). What uses `objectWillChange` may send it.
    package func mayAnnounceChanges(_ type: TypeID) -> Bool {
        project.table.subscribedTypes.contains(type) || hasWrapper(type) { _, _ in true }
    }

    /// True where a stored property of a type is behind a wrapper, with its own name and that of the wrapper.
    package func hasWrapper(_ type: TypeID, where isMeant: (_ property: NameID, _ wrapper: NameID) -> Bool) -> Bool {
        index.types[type].parts.contains { part in
            index.fact(part).memberRange.contains { number in
                let member = MemberReference(file: part.file, member: Int(number))
                let fact = index.fact(member)
                guard fact.kind == .property, !fact.flags.contains(.isComputed) else { return false }
                return fact.attributes.contains { attribute in
                    let name = index.translate(attribute, file: part.file)
                    return !StoredProperty.isPlain(name, index) && isMeant(index.name(of: member), name)
                }
            }
        }
    }

    /// True where a value of a type, as far as that is known, may be of one of some types, or give what one has.
    package func mayBe(_ type: ResolvedType, oneOf types: Set<TypeID>) -> Bool {
        switch type.boundValue {
        case .nominal(let id, _):
            types.contains(id) || index.types[id].kind == .protocol || index.hasAttribute("dynamicMemberLookup", id)
        // `Binding<Model>` passes members on.
        case .external(let name, let arguments):
            index.extendedType(named: name).map { types.contains($0) } ?? false
                || arguments.contains { $0.typeID.map { types.contains($0) } ?? false }
        case .array, .dictionary, .tuple, .function: false
        default: true
        }
    }

    /// True for the call of an initializer that reads a document with a loop of its own.
    func readsDocument(_ call: SyntaxNode) -> Bool {
        call.argumentLabels.contains { index.text($0) == SDKTypes.labelOfImporters }
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

    /// False where no file names what fetches objects.
    var fetchesAnything: Bool { !fetchingFiles.files.isEmpty }

    private func filesThatFetch() -> (names: Set<NameID>, files: [Int]) {
        let names = Set(SDKTypes.fetchingNames.compactMap { index.names.lookUp($0) })
        return (names, Set(names.flatMap { files(mentioning: $0) }).sorted())
    }
}
