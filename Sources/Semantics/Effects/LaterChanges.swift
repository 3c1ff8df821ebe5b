import SymbolIndex
import Syntax

/// Tells which properties of legacy classes may get other values once their objects are in use (catalogue 213, 218).
///
/// Asked by the types that names belong to; what could not be told may be any type's.
package final class LaterChanges {
    private unowned let semantics: Semantics
    private var known: [PropertyKey: Bool] = [:]
    private(set) lazy var setsByKeyPath = findsSetsByKeyPath()

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    private var hazards: HazardCollector { semantics.project.table.hazards }

    /// True where something sets the property outside of initializers, binds to it, or changes its value in place.
    package func mayChange(_ name: NameID, of family: Set<TypeID>) -> Bool {
        if hazards.bindsByKeyPath || hazards.writtenNames.contains(name, of: family) { return true }
        guard let first = family.min(), !hazards.boundNames.contains(name, of: family) else { return true }
        let key = PropertyKey(owner: first, name: name)
        if let answer = known[key] { return answer }
        let owner = family.sorted().first { !semantics.index.members(named: name, of: $0).isEmpty } ?? first
        let answer = semantics.analyses(mentioning: name).contains { analysis in
            let context = semantics.context(of: analysis)
            let writes = PropertyWrites(context: context, type: owner, property: name)
            return context.code.nodes(named: name, in: context.tree.root).contains { node in
                guard analysis.uses.mayMean(node, propertyOf: family) else { return false }
                return isSetByKeyPath(node) || writes.mayBeLaterWrite(node, in: analysis)
            }
        }
        known[key] = answer
        return answer
    }

    /// The places where the property gets another value once its objects are in use; nil where others may give it one.
    package func places(changing name: NameID, of family: Set<TypeID>) -> [(node: SyntaxNode, analysis: FileAnalysis)]?
    {
        guard !hazards.bindsByKeyPath, !hazards.boundNames.contains(name, of: family),
            !family.contains(where: { semantics.project.isOpen($0) }),
            let owner = family.sorted().first(where: { !semantics.index.members(named: name, of: $0).isEmpty })
        else { return nil }
        var places: [(SyntaxNode, FileAnalysis)] = []
        for analysis in semantics.analyses(mentioning: name) {
            let context = semantics.context(of: analysis)
            let writes = PropertyWrites(context: context, type: owner, property: name)
            for node in context.code.nodes(named: name, in: context.tree.root)
            where analysis.uses.mayMean(node, propertyOf: family) {
                if isSetByKeyPath(node) { return nil }
                if node.isSetUnseen || writes.mayBeLaterWrite(node, in: analysis) { places.append((node, analysis)) }
            }
        }
        return places
    }

    /// False where classes of one hierarchy publish nothing but what their initializers set: no change of theirs ever
    /// updated a view. What is declared for other projects may be set there.
    package func areAnnounced(by family: Set<TypeID>) -> Bool {
        family.contains { type in
            if semantics.project.table.subscribedTypes.contains(type) || semantics.project.isOpen(type) {
                return semantics.mayAnnounceChanges(type)
            }
            return semantics.hasWrapper(type) { $1 != KnownName.Published.id || mayChange($0, of: family) }
        }
    }

    private func isSetByKeyPath(_ node: SyntaxNode) -> Bool { setsByKeyPath && semantics.mayBeSetByKeyPath(node) }

    /// True where code sets what some key path leads to: which one shows elsewhere.
    private func findsSetsByKeyPath() -> Bool {
        if !semantics.files(mentioningOneOf: ["WritableKeyPath", "ReferenceWritableKeyPath"]).isEmpty { return true }
        return semantics.analyses(mentioning: KnownName.keyPath.id).contains { analysis in
            semantics.code(of: analysis).nodes(named: KnownName.keyPath.id, in: semantics.tree(of: analysis).root)
                .contains {
                    $0.kind == .argument && $0.parent?.parent?.firstChild?.isWrittenHere == true
                }
        }
    }
}
