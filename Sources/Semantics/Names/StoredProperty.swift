import SymbolIndex
import Syntax

/// One stored instance property of a class as it is declared.
package struct StoredProperty {
    /// The whole declaration, which may hold several properties.
    package let declaration: SyntaxNode
    package let binding: SyntaxNode
    package let pattern: SyntaxNode
    package let attributes: [SyntaxNode]
    package let modifiers: [SyntaxNode]

    package var name: NameID { pattern.name }
    package var isLet: Bool { declaration.name == KnownName.let.id }
    package var isPublished: Bool { attributes.contains { $0.name == KnownName.Published.id } }
    package var isLazy: Bool { has(.lazy) }
    package var initialValue: SyntaxNode? { binding.child(.initializer)?.expressionChild }
    /// The type that is written, behind the name or as `Double` of `@Published<Double> var ratio = 1`.
    package var writtenType: SyntaxNode? {
        binding.child(.typeAnnotation)?.typeChild ?? declaration.argumentOfLegacyWrapper
    }
    package var access: AccessLevel { Modifiers(declaration).access }

    package func has(_ modifier: KnownName) -> Bool {
        modifiers.contains { $0.name == modifier.id && $0.endToken - $0.firstToken == 1 }
    }

    package func has(attribute: KnownName) -> Bool { attributes.contains { $0.name == attribute.id } }

    /// True where the declaration gives the property a value: its own, or nil.
    package var hasFirstValue: Bool {
        let kind = writtenType?.kind
        return hasInitialValue || kind == .optionalType || kind == .implicitlyUnwrappedType
    }

    /// True where `willSet` or `didSet` are written.
    package var hasObservers: Bool { binding.child(.accessorBlock) != nil }

    /// True for a property of the same written type or first value in the same block, with a word of the name in
    /// common.
    package func looksLike(_ other: StoredProperty, _ index: ProjectIndex) -> Bool {
        guard declaration.parent == other.declaration.parent, lookOfValue == other.lookOfValue else { return false }
        let words = StoredProperty.words(of: index.text(name))
        return !words.isDisjoint(with: StoredProperty.words(of: index.text(other.name)))
    }

    /// `[String: Int]` of `[String: Int]()` as well.
    private var lookOfValue: String? {
        if let type = binding.child(.typeAnnotation)?.typeChild { return type.text }
        return initialValue.map { String($0.text.prefix { $0 != "(" }) }
    }

    /// `price` and `cache` of `priceCache`.
    private static func words(of name: String) -> Set<String> {
        var words: [String] = [""]
        for character in name {
            if character.isUppercase { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        return Set(words.filter { $0.count > 1 })
    }

    /// Attributes that are property wrappers or may be: not `@Published`, none that Swift or a system framework defines
    /// otherwise, and no global actor.
    package func wrappers(in index: ProjectIndex) -> [SyntaxNode] {
        attributes.filter { $0.name != KnownName.Published.id && !StoredProperty.isPlain($0.name, index) }
    }

    /// True for an attribute that is no property wrapper.
    package static func isPlain(_ attribute: NameID, _ index: ProjectIndex) -> Bool {
        SDKAttributes.onProperties.contains(index.text(attribute))
            || index.types(named: attribute).contains { index.hasAttribute("globalActor", $0) }
    }

    /// The stored instance properties of a class declaration, `#if` branches included.
    package static func all(of declaration: SyntaxNode) -> [StoredProperty] {
        variables(of: declaration) { !$0.isComputed }
    }

    /// Instance properties that compute what they give without `get`, by `_read`: macros take them for stored ones.
    package static func computedWithoutGetter(in declaration: SyntaxNode) -> [StoredProperty] {
        variables(of: declaration) { $0.isComputed && $0.getterBody == nil }
    }

    private static func variables(of declaration: SyntaxNode, where isWanted: (SyntaxNode) -> Bool) -> [StoredProperty]
    {
        guard let block = declaration.child(.memberBlock) else { return [] }
        var result: [StoredProperty] = []
        collect(block, where: isWanted, into: &result)
        return result
    }

    private static func collect(
        _ node: SyntaxNode, where isWanted: (SyntaxNode) -> Bool, into result: inout [StoredProperty]
    ) {
        for item in node.children {
            if item.kind == .conditionalCompilation || item.kind == .conditionalCompilationClause {
                collect(item, where: isWanted, into: &result)
            }
            guard item.kind == .variableDeclaration, !Modifiers(item).isStatic else { continue }
            let attributes = item.children.filter { $0.kind == .attribute }
            let modifiers = item.children.filter { $0.kind == .modifier }
            for binding in item.children where binding.kind == .binding && isWanted(binding) {
                guard let pattern = binding.firstChild else { continue }
                result.append(
                    StoredProperty(
                        declaration: item, binding: binding, pattern: pattern, attributes: attributes,
                        modifiers: modifiers))
            }
        }
    }
}
