import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Tells whether the @Observable macro can track stored properties without a change of anything else: what the macro
/// expands to compiles, and nothing but notifications is new (catalogue 9, 12, 13, 21, 25, 35–39, 162).
struct ModelMacro {
    let context: RuleContext
    let node: SyntaxNode
    let type: TypeID

    /// True where all of the properties, and the class with them, are plain enough for the macro.
    ///
    /// - Parameter withoutAttributes: the properties lose `@ObservationIgnored`.
    func canTrack(_ properties: [StoredProperty], withoutAttributes: Bool = false) -> Bool {
        let index = context.index
        // `private` within a type hides the class from the macro's extension; both systems at once do no good.
        if index.types[type].access == .private && index.types[type].parent != nil
            || context.semantics.models.isLegacy(type)
        {
            return false
        }
        guard index.types[type].declarations.count == 1,
            node.ancestor(where: { $0.kind == .conditionalCompilation }) == nil, importsObservation
        else { return false }
        if index.foreignConformances(of: type).contains(where: { SDKAncestors.synthesizing.contains(index.text($0)) }) {
            return false
        }
        let variables = properties.filter {
            !$0.isLet && (withoutAttributes || !$0.has(attribute: .ObservationIgnored))
        }
        return variables.allSatisfy { isPlain($0) } && !hasDeinitializer
            && variables.allSatisfy { isOnlyAssignedInInitializers($0.name) }
    }

    private var importsObservation: Bool {
        context.tree.root.children.contains {
            $0.kind == .importDeclaration && SDKModules.withObservable.contains($0.importedModule)
        }
    }

    private func isPlain(_ property: StoredProperty) -> Bool {
        let isAlone = property.declaration.children.count { $0.kind == .binding } == 1
        guard isAlone, property.pattern.kind == .identifierPattern, !property.hasObservers,
            property.wrappers(in: context.index).isEmpty
        else { return false }
        let attributes = property.attributes.filter {
            $0.name != KnownName.Published.id && $0.name != KnownName.ObservationIgnored.id
        }
        guard attributes.isEmpty,
            ![.lazy, .override, .open, .dynamic, .weak, .unowned, .nonisolated].contains(where: { property.has($0) })
        else { return false }
        guard property.declaration.ancestor(where: { $0.kind == .conditionalCompilationClause }) == nil else {
            return false
        }
        return context.semantics.name("_" + context.index.text(property.name)).map {
            context.index.members(named: $0, of: type).isEmpty
        } ?? true
    }

    private var hasDeinitializer: Bool {
        node.child(.memberBlock)?.children.contains { $0.kind == .deinitializerDeclaration } ?? false
    }

    /// 35: an initializer may not read a tracked property before all of the object is there.
    private func isOnlyAssignedInInitializers(_ name: NameID) -> Bool {
        guard let block = node.child(.memberBlock) else { return false }
        return block.children.filter { $0.kind == .initializerDeclaration }.allSatisfy { initializer in
            context.code.nodes(named: name, in: initializer).allSatisfy { use in
                switch use.kind {
                case .identifierExpression:
                    if LocalName(name, at: use) != nil { return true }
                    return use.anchorToken.kind == .identifier && use.isLeftOfAssignment
                case .memberComponent:
                    guard use.parent?.firstChild?.name == KnownName.`self`.id else {
                        return use.anchorToken.kind == .identifier
                    }
                    return use.isAssignedWhole
                default: return true
                }
            }
        }
    }
}
