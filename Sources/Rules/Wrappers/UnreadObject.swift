import Semantics
import SymbolIndex
import Syntax

/// An object that no code of its view can read or hand on: the view only follows its changes (catalogue 121, 131, 219).
struct UnreadObject {
    let property: WrapperProperty
    private let key: PropertyKey

    private var context: FileSemantics { property.context }

    /// Nil for what some code may read.
    init?(_ property: WrapperProperty) {
        guard case .view = property.owner.kind, let key = property.reference.property,
            property.declaration.parent?.kind == .memberBlock, Modifiers(property.declaration).access < .package
        else { return nil }
        self.property = property
        self.key = key
        if isNamedInType || isAskedFor || isReadThroughView { return nil }
    }

    /// True for an object that the view makes for itself, and that is left as it is: it never updated the view.
    var isLeftAsMade: Bool {
        guard let value = property.initialValue, property.storageAssignments.isEmpty,
            let made = ObjectCreation(value, in: context.analysis, context.semantics), made.call.nextSibling == nil
        else { return false }
        // Not an object that a function gives, nor one that something was done with.
        return property.reference.types == [made.type] && UnchangedObjects(context.semantics).startNothing(made.type)
            && effect(ofInitialValue: property) == nil
            && !MemberwiseCalls(property: property).areAny && !isUsed(property, beforeShown: value)
    }

    /// True where a protocol asks for the property, or where code that isn't seen may read all properties of the view.
    private var isAskedFor: Bool {
        let index = context.index
        if context.semantics.isRequirement(key.name, of: key.owner) { return true }
        if index.files[context.analysis.file].macros.contains(where: \.isAttached) { return true }
        return index.foreignConformances(of: key.owner).contains { name in
            let text = index.text(name)
            return !SDKAncestors.withoutState.contains(text) || text == "Equatable" || text == "Hashable"
        }
    }

    /// True where `x`, `$x` or `_x` stands anywhere in the view or its extensions, if only as a label.
    private var isNamedInType: Bool {
        let index = context.index
        let names = [key.name] + [index.names.lookUp("_" + index.text(key.name))].compactMap { $0 }
        let isNamedElsewhere = index.types[key.owner].parts.contains { part in
            part.file != context.analysis.file && names.contains { index.mentions($0, file: part.file) }
        }
        if isNamedElsewhere { return true }
        return context.analysis.nodes(of: key.owner).contains { number in
            let part = context.tree.node(at: number)
            return (part.firstToken..<part.endToken).contains { position in
                let token = context.tree.tokens[position]
                guard token.kind == .identifier || token.kind == .dollarIdentifier else { return false }
                return position != property.pattern.anchor && names.contains(token.payload)
            }
        }
    }

    /// True where code may read the property of some value of the view.
    private var isReadThroughView: Bool {
        func mayBeRead(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
            node.kind == .memberComponent && !node.isOwnName(key.name)
                && analysis.uses.mayMean(node, memberOf: [key.owner])
        }
        if property.isPrivate { return context.semantics.isNamed(key.name, in: context.analysis, where: mayBeRead) }
        return context.semantics.isNamed(key.name, where: mayBeRead)
    }
}
