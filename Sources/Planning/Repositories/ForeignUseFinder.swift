import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Turns the references to types of other repositories into what a facts file says of them.
struct ForeignUseFinder {
    private let project: Project
    private let imports: ForeignImports
    /// All that some file imports.
    private let allModules: [String]
    private let semantics: Semantics

    init(_ project: Project, _ imports: ForeignImports) {
        self.project = project
        self.imports = imports
        allModules = Set(project.index.files.indices.flatMap { imports.modules(of: $0).map(\.name) }).sorted()
        semantics = Semantics(project)
    }

    /// To be called once nothing is asked any more.
    func end() { semantics.end() }

    private var index: ProjectIndex { project.index }
    private var legacy: LegacyTypes { project.legacy }

    /// How a place uses a type, before it is known which one.
    private typealias Manner = (kind: ForeignUse.Kind, outcome: ForeignUse.Outcome, member: String?)

    func uses(in analysis: FileAnalysis) -> [ForeignUse] {
        let seen = imports.modules(of: analysis.file)
        let modules = Set(seen.map(\.name)).sorted()
        let testable = Set(seen.filter(\.isTestable).map(\.name)).sorted()
        let lines = LineIndex(analysis.source.bytes)
        let path = index.files[analysis.file].path
        func use(_ type: TypeID?, _ manner: Manner, at offset: UInt32) -> ForeignUse {
            let name = type.map { index.types[$0].name }
            // By an alias, or a value from another file, code may use a type that it does not name.
            let isNamed = name.map { index.mentions($0, file: analysis.file) } ?? true
            return ForeignUse(
                type: name.map { index.text($0) }, modules: isNamed ? modules : allModules, testableModules: testable,
                member: manner.member, kind: manner.kind,
                outcome: manner.outcome, path: path, line: Int(lines.location(at: offset).line))
        }
        var found: [ForeignUse] = []
        if let problem = analysis.problem {
            found.append(use(nil, (.unparsableFile, .unclear, nil), at: problem.offset))
        }
        for reference in analysis.references {
            let foreign = reference.types.filter { legacy.foreign.contains($0) }
            guard !foreign.isEmpty, let manner = manner(of: reference, analysis) else { continue }
            let offset = reference.node.range.start
            if foreign.count == legacy.foreign.count {
                found.append(use(nil, manner, at: offset))
            } else {
                // A name that the file can't see is none of another repository.
                let isName = reference.kind == .foreignName || reference.kind == .ambiguousName
                for type in foreign {
                    let isHidden = modules.isEmpty && index.mentions(index.types[type].name, file: analysis.file)
                    if !(isName && isHidden) { found.append(use(type, manner, at: offset)) }
                }
            }
        }
        for part in analysis.typeOfNode.sorted(by: { $0.key < $1.key }) where legacy.foreign.contains(part.value) {
            let node = semantics.tree(of: analysis).node(at: part.key)
            guard let manner = conformance(node, part.value, file: analysis.file) else { continue }
            found.append(use(part.value, manner, at: node.range.start))
        }
        return found
    }

    // MARK: References

    private func manner(of reference: Reference, _ analysis: FileAnalysis) -> Manner? {
        let outcome: ForeignUse.Outcome = reference.isCertain ? .legacy : .unclear
        let name = index.text(reference.node.name)
        switch reference.kind {
        case .wrapperProperty(.stateObject): return (.stateObject, outcome, nil)
        case .wrapperProperty(.observedObject): return (.observedObject, outcome, nil)
        case .wrapperProperty(.environmentObject): return (.environmentObject, outcome, nil)
        case .wrapperProperty(.injectedObject): return (.unknownWrapper, outcome, name)
        case .injection: return (.injection, outcome, nil)
        case .publisher: return (.publisher, outcome, name)
        case .publishedStorage, .publishedStorageAssignment:
            let property = reference.property.map { index.text($0.name) }
            return (.publishedStorage, outcome, property ?? name)
        case .objectWillChange: return (.objectWillChange, outcome, nil)
        case .legacyTypeName: return (.legacyTypeName, outcome, nil)
        case .genericFlow: return (.genericFlow, outcome, nil)
        case .existential: return (.existential, outcome, nil)
        case .delegateProjection: return (.delegate, outcome, nil)
        case .unknownWrapper: return (.unknownWrapper, .unclear, nil)
        case .reflection: return (.reflection, .unclear, nil)
        case .ambiguousName: return (.ambiguousName, .unclear, nil)
        case .foreignName: return manner(ofName: reference)
        case .foreignMember:
            if mayComeBack(reference.node) { return (.exclusiveChange, .unclear, name) }
            // What is made there has been read by no view: `StoreView(…).padding()`.
            guard !isMadeThere(reference.node), !semantics.updateCode.isOnFreshObject(reference.node, analysis),
                !semantics.updateCode.views(running: reference.node, in: analysis).isEmpty
            else { return nil }
            return (.updateCall, .unclear, name)
        // The property with the wrapper says it; and what the macro makes is not visible in other modules.
        case .projection, .storage, .storageAssignment, .hiddenFunction: return nil
        // Of the repository's own types.
        case .classDeclaration, .conformanceExtension, .localClass, .protocolDeclaration, .localConformer: return nil
        }
    }

    /// `store.items.removeAll { store.isOld($0) }`: the macro holds exclusive access while it changes a property in place.
    private func mayComeBack(_ member: SyntaxNode) -> Bool {
        switch member.writeForm {
        case .handedOver: return true
        case .called(let method):
            guard let call = method.nextSibling, call.kind == .callComponent else { return false }
            let tokens = call.tree.tokens
            let names = [member.parent?.firstChild?.name, member.name].compactMap { $0 }
            return call.tokenRange.contains { tokens[$0].kind == .identifier && names.contains(tokens[$0].payload) }
        case .assigned, .operated, nil: return false
        }
    }

    /// `StoreView(…).padding()`, where the name before the call is that of the type.
    private func isMadeThere(_ member: SyntaxNode) -> Bool {
        guard let first = member.parent?.firstChild, first.kind == .identifierExpression, first.isCalled else {
            return false
        }
        return index.types(named: first.name).contains { legacy.foreign.contains($0) }
    }

    /// A name by where it is written.
    private func manner(ofName reference: Reference) -> Manner? {
        let name: Manner = (.name, .survives, nil)
        var inner = reference.node
        while let parent = inner.parent {
            switch parent.kind {
            case .inheritanceClause: return inheritance(parent)
            case .genericParameter, .genericParameterClause, .whereClause, .someType, .anyType, .compositionType:
                return (.constraint, .unclear, nil)
            // An argument of a generic type.
            case .namedType, .typeComponent: return name
            default: break
            }
            if parent.kind.isTypeDeclaration || parent.kind.isExpression || parent.kind == .codeBlock { return name }
            inner = parent
        }
        return name
    }

    /// What inherits a type, or asks for it: only classes and protocols can do so with one that is an
    /// `ObservableObject`.
    private func inheritance(_ clause: SyntaxNode) -> Manner? {
        switch clause.parent?.kind {
        case .structDeclaration, .enumDeclaration: nil
        case .associatedTypeDeclaration: (.constraint, .unclear, nil)
        default: (.inheritance, .legacy, nil)
        }
    }

    /// An extension that makes a type conform to something: fine for what Swift declares and for protocols of the
    /// repository that do not ask for an `ObservableObject`.
    private func conformance(_ node: SyntaxNode, _ type: TypeID, file: Int) -> Manner? {
        guard node.child(.inheritanceClause) != nil else { return nil }
        var outcome = ForeignUse.Outcome.survives
        for entry in index.types[type].inherited where entry.part.file == file {
            switch entry.type {
            case .nominal(let base, _) where legacy.refiningProtocols.contains(base) || asksForPublisher(base):
                return (.extensionConformance, .legacy, nil)
            case .nominal(let base, _) where !legacy.foreign.contains(base): break
            case .external(let name, _) where SDKAncestors.wellKnown.contains(index.text(name)): break
            default: outcome = .unclear
            }
        }
        return (.extensionConformance, outcome, nil)
    }

    private func asksForPublisher(_ type: TypeID) -> Bool {
        index.types[type].kind == .protocol
            && ([type] + index.inheritedTypes(of: type)).contains {
                !index.members(named: KnownName.objectWillChange.id, of: $0).isEmpty
            }
    }
}
