import SourceText
import SymbolIndex
import Syntax

/// The same files as the product sees them.
final class ProductProject {
    let index: ProjectIndex
    let members: MemberResolver
    let legacy: LegacyTypes
    /// By the place of a declaration.
    private(set) var typeAtPlace: [Place: TypeID] = [:]
    private(set) var ownerAtPlace: [Place: TypeID] = [:]
    private(set) var memberAtPlace: [Place: MemberReference] = [:]
    private var otherDeclarations: Set<Place> = []
    private let compiler: CompilerProject
    private var names: NameTable

    init(_ compiler: CompilerProject) {
        self.compiler = compiler
        var names = NameTable()
        let facts = compiler.paths.indices.map { file in
            let source = SourceFile(path: compiler.paths[file], bytes: compiler.bytes[file])
            return FactCollector.collect(SyntaxTree.parse(source, bodies: .skip, names: &names), names: &names)
        }
        index = ProjectIndex(
            facts: facts, names: MergedNames(workerNames: [names], moduleNames: compiler.moduleNames),
            modules: compiler.modules, moduleNames: compiler.moduleNames)
        members = .caching(index: index)
        legacy = index.findLegacyTypes()
        self.names = index.names
        notePlaces()
    }

    private func notePlaces() {
        for (file, facts) in index.files.enumerated() {
            let offsets = facts.globalRange.map { facts.members[Int($0)].offset } + facts.typealiases.map(\.offset)
            for offset in offsets { otherDeclarations.insert(Place(file: file, offset: Int(offset))) }
        }
        for type in index.types.indices {
            for place in places(of: type) { typeAtPlace[place] = type }
            for member in index.members(of: type) {
                ownerAtPlace[place(of: member)] = type
                memberAtPlace[place(of: member)] = member
            }
        }
    }

    func isStatic(at place: Place) -> Bool {
        memberAtPlace[place].map { index.fact($0).flags.contains(.isStatic) } ?? false
    }

    /// True for a global or an alias.
    func isDeclared(at place: Place) -> Bool { otherDeclarations.contains(place) }

    func place(of member: MemberReference) -> Place { Place(file: member.file, offset: Int(index.fact(member).offset)) }

    func places(of type: TypeID) -> [Place] {
        index.types[type].declarations.map { Place(file: $0.file, offset: Int(index.fact($0).offset)) }
    }

    /// The whole tree of a file, and what the second pass finds in it.
    func analyze(_ file: Int) -> (tree: SyntaxTree, analysis: FileAnalysis) {
        let tree = SyntaxTree.parse(SourceFile(path: compiler.paths[file], bytes: compiler.bytes[file]), names: &names)
        var hazards = HazardCollector(of: names)
        return (tree, FileAnalyzer.analyze(file: file, tree: tree, members: members, legacy: legacy, hazards: &hazards))
    }
}
