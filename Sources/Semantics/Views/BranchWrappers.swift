import SymbolIndex
import Syntax

/// The wrappers of a property that branches of `#if`, or declarations of its type for several platforms, declare each
/// with another (catalogue 225).
extension FileSemantics {
    /// The wrappers that a use of a property may meet: those of the declaration around it where that has the property,
    /// else all.
    package func wrappers(of key: PropertyKey, at node: SyntaxNode) -> Set<LegacyWrapper> {
        guard let all = project.table.wrapperProperties[key]?.wrappers, all.count > 1 else {
            return project.table.wrapperProperties[key]?.wrappers ?? []
        }
        let declaration = node.enclosingDeclaration
        var own: Set<LegacyWrapper> = []
        for reference in analysis.references where reference.property == key {
            guard case .wrapperProperty(let wrapper) = reference.kind,
                reference.node.enclosingDeclaration == declaration
            else { continue }
            own.insert(wrapper)
        }
        return own.isEmpty ? all : own
    }

    /// The wrapper whose storage an assignment of `_x` sets; nil where nothing tells which of several it is.
    package func assignedWrapper(_ reference: Reference) -> LegacyWrapper? {
        guard let key = reference.property else { return nil }
        let wrappers = wrappers(of: key, at: reference.node)
        if wrappers.count == 1 { return wrappers.first }
        let value = reference.node.children.reversed().first { $0.kind.isExpression }
        let call = value.flatMap { WrapperCall($0, named: [.StateObject, .ObservedObject, .EnvironmentObject]) }
        return call?.nameToken.flatMap { LegacyWrapper(tree.tokens[$0].payload) }
    }
}
