import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A property behind a wrapper that announced its changes through the object around it, in two: one that is computed
/// and tracked, and behind it the wrapper's, which the macro ignores (catalogue 34, 46).
struct TrackedWrapper {
    private let storage: TrackedStorage
    /// `$isDark` and `_isDark`, which become those of the storage.
    private let uses: [SyntaxNode]

    /// Nil where the two would not behave as the one did, or can't be written.
    init?(_ property: StoredProperty, behind wrapper: SyntaxNode, of owner: TypeID, _ context: FileSemantics) {
        let preconditions = TrackedWrapperPreconditions(
            property: property, wrapper: wrapper, owner: owner, context: context)
        guard preconditions.isKnownWrapper, let uses = preconditions.usesOfWrapper, preconditions.isInitialized,
            let storage = TrackedStorage(property, behind: wrapper, of: owner, context)
        else { return nil }
        self.storage = storage
        self.uses = uses
    }

    func edits(_ editing: Editing) -> [TextEdit] {
        storage.edits(access: "private", editing)
            + uses.map { editing.replaceToken($0.anchor, ($0.isProjection ? "$" : "_") + storage.name) }
    }
}

extension Semantics {
    /// True for a class that can call `access(keyPath:)` and `withMutation(keyPath:)`: beside an `@Observable`
    /// superclass or subclass two registrars would meet, and what the macro makes must not be hidden.
    func canAnnounceByHand(_ type: TypeID) -> Bool {
        index.superclasses(of: type).allSatisfy { !models.isLegacy($0) && !models.isTracked($0) }
            && index.subclasses(of: type).allSatisfy(hasFunctionsOnly) && canAnnounceStorageByHand(type)
    }

    /// The same for code of the class itself and its own stored properties, which always go to its own registrar.
    func canAnnounceStorageByHand(_ type: TypeID) -> Bool {
        ["access", "withMutation"].allSatisfy { PublisherBridge.isFree($0, in: type, self) }
    }

    /// True for a subclass that gets no macro and overrides no property.
    private func hasFunctionsOnly(_ type: TypeID) -> Bool {
        index.types[type].declarations.count == 1 && !models.isObservable(type)
            && !project.table.subscribedTypes.contains(type)
            && index.members(of: type).allSatisfy {
                let kind = index.fact($0).kind
                return kind == .function || kind == .initializer
            }
    }
}

extension Semantics {
    /// True where `$x` of a property may be named.
    ///
    /// - Parameter isByOthers: only by what has an object of the class: `model.$x`.
    func mayBeProjected(_ name: NameID, of family: Set<TypeID>, isByOthers: Bool = false) -> Bool {
        analyses(mentioning: name).contains { analysis in
            index.mentionsProjection(of: name, file: analysis.file)
                && isNamed(name, in: analysis) { node, analysis in
                    guard node.anchorToken.kind == .dollarIdentifier, mayBeOwn(node, analysis, of: family)
                    else { return false }
                    return !isByOthers || node.kind == .memberComponent && !node.isOfSelf
                }
        }
    }

    /// True for a name that may be that of a member of one of the types.
    fileprivate func mayBeOwn(_ node: SyntaxNode, _ analysis: FileAnalysis, of family: Set<TypeID>) -> Bool {
        if node.kind == .memberComponent { return mayBe(types(at: node, analysis).type(before: node), oneOf: family) }
        return analysis.enclosingType(of: node).map { family.contains($0) } ?? true
    }
}

extension StoredProperty {
    /// By how much the declaration stands further in than what is around it.
    func levelOfIndentation(_ editing: Editing) -> String {
        let indentation = editing.indentation(at: declaration.range.start)
        let outer = declaration.enclosingDeclaration.map { editing.indentation(at: $0.range.start) } ?? ""
        return indentation.hasPrefix(outer) && indentation != outer
            ? String(indentation.dropFirst(outer.count)) : "    "
    }
}

/// What must hold so that a property behind a wrapper can be one in front of it.
private struct TrackedWrapperPreconditions {
    let property: StoredProperty
    let wrapper: SyntaxNode
    let owner: TypeID
    let context: FileSemantics

    private var index: ProjectIndex { context.index }

    /// `@AppStorage`, or a wrapper of the project whose value can be set and has the type that the property seems to
    /// have.
    var isKnownWrapper: Bool {
        let named = index.types(named: wrapper.name)
        if named.isEmpty { return index.text(wrapper.name) == "AppStorage" }
        guard named.count == 1, let type = named.first, index.types[type].kind == .struct,
            let valueName = index.names.lookUp("wrappedValue")
        else { return false }
        let values = index.members(named: valueName, of: type)
        guard values.count == 1, let value = values.first, isSettable(value) else { return false }
        if property.binding.child(.typeAnnotation) != nil { return true }
        let declared = index.decode(index.fact(value).type, file: value.file)
        let found = context.semantics.members.type(ofProperty: property.name, in: owner, isImplicitSelf: false)
        let lexical = LexicalContext(file: value.file, types: index.enclosingTypes(of: type))
        let resolved = context.semantics.types.resolve(declared, in: lexical)
        // `Value` of a generic wrapper.
        if case .constrained = resolved {
            let isOwnParameter = declared.lastName.map { index.types[type].genericParameters.contains($0) } ?? false
            return isOwnParameter && tellsTypeByValue
        }
        return resolved != .unknown && resolved == found
    }

    /// False where arguments of the wrapper may decide the property's type: `@Told<Double>`, `@Limited(0...1.5)`.
    private var tellsTypeByValue: Bool {
        let tokens = context.tree.tokens
        return (wrapper.anchor + 1..<wrapper.endToken).allSatisfy { position in
            switch tokens[position].kind {
            case .number: false
            case .identifier: tokens[position + 1].kind == .colon
            default: context.tree.text(position) != "<"
            }
        }
    }

    /// A stored variable, or a computed one with a setter that need not know the object around it.
    private func isSettable(_ value: MemberReference) -> Bool {
        let fact = index.fact(value)
        guard !fact.flags.contains(.isLet), let analysis = context.project.analysis(of: value.file) else {
            return false
        }
        guard fact.flags.contains(.isComputed) else { return true }
        let pattern = context.semantics.tree(of: analysis).root.descendant(anchoredAt: fact.offset) {
            $0.kind == .identifierPattern
        }
        return pattern?.parent?.child(.accessorBlock)?.children.contains {
            $0.kind == .accessor && $0.name == KnownName.set.id
        } ?? false
    }

    /// `$x` and `_x` of the property, which have to be those of the storage; nil where they can't be, as where a value
    /// that is set through them would not be told.
    var usesOfWrapper: [SyntaxNode]? {
        let family = context.semantics.family(of: owner)
        let underscored = index.names.lookUp("_" + index.text(property.name))
        let setsThroughObject = index.types(named: wrapper.name).contains {
            !context.semantics.enclosingInstanceSubscripts(of: $0).isEmpty
        }
        var uses: [SyntaxNode] = []
        let isNamedElsewhere = [property.name, underscored].compactMap { $0 }.contains { name in
            context.semantics.isNamed(name) { node, analysis in
                guard name == underscored || node.isProjection,
                    context.semantics.mayBeOwn(node, analysis, of: family)
                else { return false }
                guard setsThroughObject, analysis.file == context.analysis.file, isOwn(node) else { return true }
                uses.append(node)
                return false
            }
        }
        return isNamedElsewhere ? nil : uses
    }

    private func isOwn(_ node: SyntaxNode) -> Bool {
        guard node.kind == .identifierExpression || node.kind == .memberComponent, node.isOfSelf else { return false }
        guard context.analysis.enclosingType(of: node) == owner else { return false }
        // `$size` is not that of a parameter called `size`, unless it has a wrapper too.
        guard let local = LocalName(meantBy: node)?.declaration else { return true }
        return node.isProjection && local.kind == .parameter && local.child(.attribute) == nil
    }

    /// True where no initializer gives the wrapper its first value.
    var isInitialized: Bool {
        if property.initialValue != nil { return true }
        guard let block = property.declaration.parent else { return false }
        return !block.children.contains { member in
            member.kind == .initializerDeclaration
                && context.code.contains(property.name, in: member) {
                    $0.kind != .parameter && $0.kind != .argument && !$0.isProjection
                }
        }
    }
}
