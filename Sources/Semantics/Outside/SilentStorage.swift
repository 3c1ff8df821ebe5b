import SymbolIndex
import Syntax

/// A value that changes without telling anybody: a key of `UserDefaults`, a variable of a plain class, a static or
/// global variable.
package enum SilentStorage: Hashable {
    /// The argument behind `forKey:` as it is written, or what stands in the brackets of `Defaults[.key]`.
    case defaults(String)
    case property(PropertyKey)
    case global(NameID)

    /// The name of a variable.
    package var name: NameID? {
        switch self {
        case .defaults: nil
        case .property(let key): key.name
        case .global(let name): name
        }
    }

    /// Methods of `UserDefaults` that change what is behind a key.
    package static let defaultsWriters = ["set", "setValue", "removeObject"]
}

/// Finds reads and writes of such values by what names mean in a type of the project (catalogue 44, 45).
struct SilentStorageFinder {
    let context: FileSemantics
    /// The type around the code; nil outside of types.
    let type: TypeID?

    private var index: ProjectIndex { context.index }
    private var members: MemberResolver { context.semantics.members }

    /// What a chain or a name reads or writes, with the node that says so; nil for anything else.
    func storage(of node: SyntaxNode) -> (storage: SilentStorage, isWrite: Bool)? {
        switch node.kind {
        case .chainExpression:
            if let first = node.firstChild, first.isDefaultsAccessor(context.semantics.names),
                let key = first.nextSibling
            {
                return (.defaults(key.text), first.isWrittenHere)
            }
            return mayBeStorage(node) ? storage(ofChain: node) : nil
        case .identifierExpression, .identifierPattern:
            // Other patterns declare what they name.
            guard node.kind == .identifierExpression || node.isShorthandBinding, node.anchorToken.kind == .identifier
            else { return nil }
            if let key = ownProperty(node) { return (.property(key), node.isWrittenHere) }
            guard context.semantics.names.silentGlobals.contains(node.name), isGlobalVariable(node) else { return nil }
            return (.global(node.name), node.isWrittenHere)
        default: return nil
        }
    }

    /// A look at the names alone, which tells most chains.
    private func mayBeStorage(_ chain: SyntaxNode) -> Bool {
        let names = context.semantics.names
        for part in chain.children {
            switch part.kind {
            case .identifierExpression, .optionalComponent, .forceComponent: continue
            case .memberComponent: if names.silentProperties.contains(part.name) { return true }
            case .callComponent:
                return part.children.contains { $0.tree.tokens[$0.firstToken].payload == names.defaultsLabel }
            default: return false
            }
        }
        return false
    }

    private func storage(ofChain chain: SyntaxNode) -> (storage: SilentStorage, isWrite: Bool)? {
        let expressions = self.expressions
        var current: ResolvedType?
        for part in chain.children {
            switch part.kind {
            case .identifierExpression: current = type(of: part)
            case .memberComponent:
                guard let base = current else { return nil }
                if isDefaults(base), let call = part.nextSibling, call.kind == .callComponent {
                    return defaults(part, call)
                }
                // An object that is held says nothing yet; what is read of it may.
                if let key = property(part.name, of: base), !isObject(members.member(part.name, of: base)) {
                    if context.isReceived(part, of: key) { return nil }
                    return (.property(key), part.isWrittenHere)
                }
                current = isDefaultsName(base) ? base : expressions.step(part, from: base)
            case .optionalComponent, .forceComponent: current = current.map { expressions.step(part, from: $0) }
            default: return nil
            }
        }
        return nil
    }

    // MARK: Names

    private var expressions: TreeTypes { context.semantics.types(in: type, context.analysis) }
    private var enclosingTypes: [TypeID] { type.map { index.enclosingTypes(of: $0) } ?? [] }

    /// What is read of an object that a local holds is no storage of its own.
    private func type(of node: SyntaxNode) -> ResolvedType? {
        guard node.anchorToken.kind == .identifier || node.anchorToken.kind == .keyword, !isLocal(node) else {
            return nil
        }
        return expressions.type(of: node)
    }

    /// `count` in the code of a plain class, or of a type that declares it static.
    private func ownProperty(_ node: SyntaxNode) -> PropertyKey? {
        guard context.semantics.names.silentProperties.contains(node.name), !isLocal(node),
            let owner = enclosingTypes.first(where: { members.firstMember(named: node.name, in: $0) != nil }),
            let found = members.firstMember(named: node.name, in: owner),
            !isObject(members.type(of: found, isImplicitSelf: true))
        else { return nil }
        let base = members.selfType(owner)
        return property(node.name, of: index.fact(found.member).flags.contains(.isStatic) ? .metatype(base) : base)
    }

    private func isLocal(_ node: SyntaxNode) -> Bool {
        node.name != KnownName.`self`.id && LocalName(meantBy: node) != nil
    }

    private func isGlobalVariable(_ node: SyntaxNode) -> Bool {
        guard node.nextSibling?.kind != .callComponent, !index.globals(named: node.name).isEmpty, !isLocal(node),
            enclosingTypes.allSatisfy({ members.members(named: node.name, in: $0).isEmpty })
        else { return false }
        return index.globals(named: node.name).contains { global in
            let fact = index.fact(global)
            return fact.kind == .property && fact.flags.isDisjoint(with: [.isLet, .isComputed])
                && index.isVisible(from: context.analysis.file, modules: index.modules[global.file])
        }
    }

    // MARK: UserDefaults

    private func isDefaultsName(_ type: ResolvedType) -> Bool {
        guard case .metatype(.external(let name, _)) = type else { return false }
        return index.text(name) == "UserDefaults"
    }

    private func isDefaults(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): return index.text(name) == "UserDefaults"
        case .metatype: return isDefaultsName(type)
        default: return false
        }
    }

    private func defaults(_ method: SyntaxNode, _ call: SyntaxNode) -> (storage: SilentStorage, isWrite: Bool)? {
        guard let key = call.children.first(where: { context.tree.text($0.firstToken) == "forKey" })?.expressionChild
        else { return nil }
        let name = context.tree.text(method.anchor)
        return (.defaults(key.text), SilentStorage.defaultsWriters.contains(name))
    }

    // MARK: Properties

    /// A stored variable of a class that announces nothing, or a static one.
    func property(_ name: NameID, of base: ResolvedType) -> PropertyKey? {
        if case .metatype(let instance) = base {
            guard let id = instance.typeID,
                let found = members.members(named: name, in: id).first(where: {
                    index.fact($0.member).flags.contains(.isStatic)
                })
            else { return nil }
            let fact = index.fact(found.member)
            guard context.semantics.isSilentVariable(fact, of: found.owner) else { return nil }
            return PropertyKey(owner: found.owner, name: name)
        }
        guard let id = base.unwrapped.typeID, [.class, .actor].contains(index.types[id].kind),
            let found = members.members(named: name, in: id).first
        else { return nil }
        let fact = index.fact(found.member)
        guard !fact.flags.contains(.isStatic), context.semantics.isSilentVariable(fact, of: found.owner) else {
            return nil
        }
        return PropertyKey(owner: found.owner, name: name)
    }

    private func isObject(_ type: ResolvedType) -> Bool {
        type.unwrapped.typeID.map { index.types[$0].kind == .class } ?? false
    }
}

extension FileSemantics {
    /// True for `store.$size` of a `@Published` property that `onReceive` of SwiftUI is given, through operators of
    /// Combine at most: its values come later.
    func isReceived(_ projection: SyntaxNode, of property: PropertyKey) -> Bool {
        guard projection.isProjection, let argument = projection.wholeExpression.parent, argument.kind == .argument,
            let callee = argument.parent?.calledName, index.text(callee.name) == "onReceive",
            semantics.declarations(named: callee.name).isEmpty
        else { return false }
        let isPublished = semantics.members.members(named: property.name, in: property.owner).allSatisfy { found in
            let attributes = index.fact(found.member).attributes
            return attributes.count == 1
                && index.translate(attributes[attributes.startIndex], file: found.member.file)
                    == KnownName.Published.id
        }
        guard isPublished else { return false }
        var next = projection.nextSibling
        while let part = next {
            let isOperator = part.kind == .memberComponent && semantics.declarations(named: part.name).isEmpty
            guard isOperator || part.kind == .callComponent else { return false }
            next = part.nextSibling
        }
        return true
    }
}

extension Semantics {
    /// True for a stored variable that changes without telling anybody, whatever stands before it: a static one, and
    /// one of a class that announces nothing, where `@Published` does not announce either, nor `@Observable` once the
    /// class has moved, or has it already.
    func isSilentVariable(_ fact: MemberFact, of owner: TypeID) -> Bool {
        guard fact.kind == .property, fact.flags.isDisjoint(with: [.isLet, .isComputed]) else { return false }
        return fact.flags.contains(.isStatic) || isPlainClass(owner) || isHollow(owner)
            || isStorageInValue(fact, of: owner) || isIgnored(fact, of: owner)
    }

    /// True for `@AppStorage("count") var count` of a structure that SwiftUI does not look into: no view follows it.
    private func isStorageInValue(_ fact: MemberFact, of owner: TypeID) -> Bool {
        guard !fact.attributes.isEmpty, [.struct, .enum].contains(index.types[owner].kind),
            WrapperOwner(owner, project).kind == .other
        else { return false }
        return attributes(of: fact, in: owner).contains {
            WrapperCatalogue.traits(of: index.text($0)).contains(.drivesViews)
        }
    }

    /// Whichever of the type's declarations has the variable.
    private func attributes(of fact: MemberFact, in owner: TypeID) -> Set<NameID> {
        index.types[owner].declarations.reduce(into: []) { names, declaration in
            names.formUnion(fact.attributes.map { index.translate($0, file: declaration.file) })
        }
    }

    /// True for a variable with `@ObservationIgnored` or `@Transient`, and for `lazy var` and `@Clamped var` of an
    /// `ObservableObject` that no view follows: those are ignored once it has moved, where views that hold the object
    /// otherwise see its other variables change.
    private func isIgnored(_ fact: MemberFact, of owner: TypeID) -> Bool {
        guard fact.flags.contains(.isLazy) || !fact.attributes.isEmpty, index.types[owner].kind == .class else {
            return false
        }
        let attributes = attributes(of: fact, in: owner)
        if models.isTracked(owner) {
            return attributes.contains { ["ObservationIgnored", "Transient"].contains(index.text($0)) }
        }
        guard project.legacy.classes[owner] != nil, !isObserved(owner) else { return false }
        return fact.flags.contains(.isLazy)
            || attributes.contains {
                $0 != KnownName.Published.id && !StoredProperty.isPlain($0, index)
                    && !publishesThroughObject(wrapper: $0)
            }
    }

    /// True for an `ObservableObject` that no view follows and that announces nothing: it only loses the conformance.
    private func isHollow(_ type: TypeID) -> Bool {
        project.legacy.classes[type] != nil && !isFollowed(type)
            && family(of: type).allSatisfy { !mayAnnounceChanges($0) }
    }
}

extension SyntaxNode {
    /// `Defaults` of `Defaults[.key]`.
    fileprivate func isDefaultsAccessor(_ names: DeclaredNames) -> Bool {
        kind == .identifierExpression && name == names.defaultsAccessor && nextSibling?.kind == .subscriptComponent
    }
}
