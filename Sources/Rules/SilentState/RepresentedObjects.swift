import Semantics
import SymbolIndex
import Syntax

/// Representables that are handed an object which other views follow, and whose update method does something without
/// naming it: it ran with each change of the object, since the views around were made again (catalogue 106).
struct RepresentedObjects {
    let context: FileSemantics

    /// The properties with such objects, and the classes of these.
    func properties() -> [(pattern: SyntaxNode, type: TypeID)] {
        let declarations = context.analysis.typeOfNode.filter {
            WrapperOwner($0.value, context.project).kind == .representable
        }
        return declarations.keys.sorted().flatMap { properties(of: context.tree.node(at: $0)) }
    }

    private func properties(of declaration: SyntaxNode) -> [(pattern: SyntaxNode, type: TypeID)] {
        let members = declaration.child(.memberBlock)?.children ?? .none(of: declaration.tree)
        let updates = members.contains { member in
            member.kind == .functionDeclaration && ViewUpdate.isUpdateMethod(member)
                && member.child(.codeBlock)?.firstChild != nil
        }
        guard updates else { return [] }
        // The update method may call any other one; what makes the represented object runs once.
        let code = members.filter {
            !$0.kind.isTypeDeclaration && !context.index.text($0.name).hasPrefix("make")
                && $0.kind != .initializerDeclaration
        }
        return context.semantics.storedProperties(of: declaration, file: context.analysis.file).compactMap { property in
            guard let type = observedClass(of: property),
                !code.contains(where: {
                    context.code.contains(property.name, in: $0, where: { $0.isOwnName(property.name) })
                })
            else { return nil }
            return (property.pattern, type)
        }
    }

    /// The class of the object, where it stands behind no legacy wrapper and some view observes one.
    private func observedClass(of property: StoredProperty) -> TypeID? {
        guard property.initialValue == nil, !property.attributes.contains(where: { LegacyWrapper($0.name) != nil }),
            let owner = context.analysis.enclosingType(of: property.binding),
            let found = context.semantics.members.firstMember(named: property.name, in: owner),
            let type = context.semantics.members.type(of: found, isImplicitSelf: true).typeID,
            context.project.legacy.classes[type] != nil
        else { return nil }
        return context.semantics.isObserved(type) ? type : nil
    }
}
