import SymbolIndex
import Syntax

/// Who is told of each change of an object by its `objectWillChange`.
package enum ChangeSubscribers {
    /// True for `objectWillChange` of `x.objectWillChange.send()`.
    package static func isSent(_ node: SyntaxNode, _ index: ProjectIndex) -> Bool {
        guard let member = node.nextSibling, member.kind == .memberComponent, index.text(member.name) == "send",
            let call = member.nextSibling
        else { return false }
        return call.kind == .callComponent && call.firstChild == nil && call.nextSibling == nil
    }

    /// True where something may subscribe to all changes of objects of a class, its superclasses and its subclasses.
    package static func mayBeTold(of type: TypeID, _ semantics: Semantics) -> Bool {
        let table = semantics.project.table
        return semantics.family(of: type).contains { type in
            table.typesLeftOpen.contains(type)
                || (table.changeUses[type] ?? []).contains { !isSent($0.node, semantics.index) }
        }
    }
}
