import Semantics
import SymbolIndex
import Syntax

/// The objects of the environment that views read each time that their bodies run: they fail where one of them is
/// missing.
// A class, since it keeps what it found out.
final class RequiredObjects {
    private let semantics: Semantics
    private var properties: [PropertyKey: Reference] = [:]
    private var coverages: [PropertyKey: InjectionCoverage] = [:]

    private static let lookups = SharedQuestion<TypeID, [Reference]>()

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// The properties by which a view looks them up.
    func lookups(of view: TypeID) -> [Reference] {
        let found = semantics.answers.answer(RequiredObjects.lookups, view) { findLookups(of: view) }
        for reference in found {
            if let key = reference.property { properties[key] = reference }
        }
        return found
    }

    private func findLookups(of view: TypeID) -> [Reference] {
        var visited: Set<TypeID> = []
        return lookups(in: view, &visited)
    }

    /// Its own, and those of the views that its body always shows.
    private func lookups(in view: TypeID, _ visited: inout Set<TypeID>) -> [Reference] {
        guard visited.insert(view).inserted else { return [] }
        return ownLookups(of: view)
            + AlwaysShownViews(semantics: semantics).views(in: view).flatMap { lookups(in: $0, &visited) }
    }

    private func ownLookups(of view: TypeID) -> [Reference] {
        semantics.index.types[view].declarations.flatMap { part -> [Reference] in
            guard let analysis = semantics.project.analysis(of: part.file) else { return [] }
            let context = semantics.context(of: analysis)
            return context.references(.wrapperProperty(.environmentObject)).filter { reference in
                guard reference.property?.owner == view else { return false }
                return WrapperProperty(context, reference).map { EnvironmentLookup(property: $0).isReadAlways } ?? false
            }
        }
    }

    /// Where an object that `lookups` gave may be injected.
    func coverage(of property: PropertyKey) -> InjectionCoverage? {
        if let known = coverages[property] { return known }
        let coverage = properties[property].map { InjectionCoverage(of: $0, semantics, isOther: true) }
        coverages[property] = coverage
        return coverage
    }
}

/// The views that a body shows each time that it runs, below nothing that may inject an object.
private struct AlwaysShownViews {
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }

    func views(in view: TypeID) -> [TypeID] {
        let bodies = index.members(named: KnownName.body.id, of: view)
        guard bodies.count == 1, let (pattern, analysis) = bodies.first.flatMap({ semantics.node(of: $0) }),
            let body = pattern.parent?.getterBody, !body.contains(where: { mayInject($0) })
        else { return [] }
        var shown: [TypeID] = []
        body.walk { node in
            if node.kind == .identifierExpression, node.isCalled, isShown(node, in: body) {
                let types = semantics.types(meantBy: node, analysis).filter { index.isSeen($0, from: analysis.file) }
                if types.count == 1, let type = types.first, semantics.project.owners.isView(type) {
                    shown.append(type)
                }
            }
            return !node.kind.isTypeDeclaration
        }
        return shown
    }

    /// `environmentObject`, and what a modifier of the project does.
    private func mayInject(_ node: SyntaxNode) -> Bool {
        guard node.kind == .memberComponent, node.isCalled else { return false }
        if node.name == KnownName.environmentObject.id || index.text(node.name) == "modifier" { return true }
        return semantics.membersOfAnyType(named: node.name).contains { found in
            guard let owner = found.owner else { return true }
            let isOfLibrary = [.external, .protocol].contains(index.types[owner].kind)
            return isOfLibrary || semantics.project.owners.isView(owner)
        }
    }

    /// The first part of a chain that stands by itself in the body, or in stacks and the like.
    private func isShown(_ node: SyntaxNode, in body: SyntaxNode) -> Bool {
        guard node.previousSibling == nil else { return false }
        var current = node
        while current != body, let parent = current.parent {
            switch parent.kind {
            case .chainExpression: guard current.previousSibling == nil else { return false }
            case .codeBlock where parent == body: break
            case .closureExpression:
                guard let argument = parent.parent, argument.kind == .argument, let call = argument.parent,
                    let container = call.previousSibling, container.previousSibling == nil,
                    ClosureTakers.showingAll.contains(index.text(container.name)),
                    index.types(named: container.name).isEmpty, let chain = call.parent
                else { return false }
                current = chain
                continue
            default: return parent == body
            }
            current = parent
        }
        return true
    }
}
