import SymbolIndex
import Syntax

/// A stored property with an attribute, in a type that the index knows.
package struct WrappedProperty {
    package let file: ParsedFile
    package let semantics: Semantics
    package let owner: TypeID
    package let property: StoredProperty
    package let attribute: SyntaxNode

    /// Those of the structures of a file that have one of some attributes.
    package static func all(in file: ParsedFile, with attributes: [String], _ semantics: Semantics) -> [WrappedProperty]
    {
        let wanted = Set(attributes.compactMap { semantics.name($0) })
        return file.typeDeclarations.filter { $0.node.kind == .structDeclaration }.flatMap { node, owner in
            StoredProperty.all(of: node).compactMap { property in
                property.attributes.first { wanted.contains($0.name) && isFromOutside($0, file, semantics) }.map {
                    attribute in
                    WrappedProperty(
                        file: file, semantics: semantics, owner: owner, property: property, attribute: attribute)
                }
            }
        }
    }

    /// Those without any attribute, or with `@Bindable` alone: their `attribute` is the declaration itself.
    package static func plain(in file: ParsedFile, _ semantics: Semantics) -> [WrappedProperty] {
        file.typeDeclarations.filter { $0.node.kind == .structDeclaration }.flatMap { node, owner in
            StoredProperty.all(of: node).compactMap { property in
                let isPlain = property.attributes.allSatisfy { $0.name == KnownName.Bindable.id } && !property.isLazy
                guard isPlain else { return nil }
                return WrappedProperty(
                    file: file, semantics: semantics, owner: owner, property: property, attribute: property.declaration)
            }
        }
    }

    /// False where the project has a type of the attribute's name, unless the module is named.
    private static func isFromOutside(_ attribute: SyntaxNode, _ file: ParsedFile, _ semantics: Semantics) -> Bool {
        let index = semantics.index
        if file.tree.tokens[max(attribute.anchor - 1, 0)].separatesNames { return true }
        return !index.types(named: attribute.name).contains {
            index.isVisible(from: file.number, modules: index.types[$0].modules)
        }
    }

    package var index: ProjectIndex { semantics.index }
    package var declaration: SyntaxNode { property.declaration }
    package var name: NameID { property.name }
    package var text: String { index.text(property.name) }
    /// `CounterView.count`
    package var symbol: String { index.qualifiedName(owner) + "." + text }
    /// `State`
    package var wrapper: String { index.text(attribute.name) }
    package var initialValue: SyntaxNode? { property.initialValue }
    package var type: SyntaxNode? { property.binding.child(.typeAnnotation)?.typeChild }
    package var isAlone: Bool {
        declaration.children.count { $0.kind == .binding } == 1 && property.pattern.kind == .identifierPattern
    }

    /// True where the owner has one declaration, beside no `#if` branch.
    package var isPlain: Bool {
        index.types[owner].declarations.count == 1 && declaration.ancestor { $0.kind == .conditionalCompilation } == nil
    }

    /// What a property without a written access level has; nil where none is written.
    package var writtenAccess: SyntaxNode? {
        property.modifiers.first(where: \.isAccessModifier)
    }

    /// True where a value of the property can be called.
    package var mayBeFunction: Bool {
        guard let type else {
            return initialValue.map { $0.kind != .literalExpression && $0.kind != .stringExpression } ?? false
        }
        switch type.kind {
        case .namedType: return initialValue == nil && attribute.hasAttributeArguments
        case .optionalType: return type.typeChild?.kind != .namedType
        case .arrayType, .dictionaryType: return false
        default: return true
        }
    }

    /// True where the property has a value without anybody giving it one: its own, that of its attribute, or nil.
    package var hasFirstValue: Bool {
        if initialValue != nil || attribute.hasAttributeArguments { return true }
        return type?.kind == .optionalType
    }
}
