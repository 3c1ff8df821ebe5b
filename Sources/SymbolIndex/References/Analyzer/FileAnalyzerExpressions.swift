import SourceText
import Syntax

extension FileAnalyzer {
    // MARK: Names

    /// A name as Swift looks it up from here.
    func lookUp(_ name: NameID) -> ResolvedType { lookUp(name, .unclear) }

    /// - Parameter use: what code does with what has the name.
    func lookUp(_ name: NameID, _ use: NameUse) -> ResolvedType {
        var isNested = false
        for frame in scope.frames.indices.reversed() {
            if let local = scope.frames[frame].locals[name] {
                return local == .unknown ? unwrittenParameter(name, frame: frame) : local
            }
            guard let type = scope.frames[frame].type else { continue }
            defer { isNested = true }
            if let id = type {
                if name == KnownName.`self`.id || name == KnownName.Self.id {
                    return members.selfType(id, isType: name == KnownName.Self.id || use.isInStaticMember == true)
                }
                if name == KnownName.super.id { return members.superType(of: id, isType: use.isInStaticMember == true) }
                let isSpecialized = scope.frames[frame].isSpecialized
                for id in [id] + scope.frames[frame].requiredOfSelf {
                    let type = members.type(
                        ofOwn: name, in: id, use, file: file, isOuter: isNested, isSpecialized: isSpecialized)
                    if let type { return type }
                }
            }
        }
        return scope.global(named: name, file: file, members: members)
    }

    /// The property whose `$name` or `_name` is meant, unless a local has the same. A local `name` hides neither.
    func property(behind name: NameID) -> MemberResolver.Found? {
        for frame in scope.frames.indices.reversed() {
            if scope.frames[frame].projected(name) != nil { return nil }
            guard let type = scope.frames[frame].type, let id = type else { continue }
            for id in [id] + scope.frames[frame].requiredOfSelf {
                if let found = wrappedMember(named: name, in: id) { return found }
            }
        }
        return nil
    }

    /// The property whose `$name` and `_name` there are: that which is overridden, where what overrides it has no
    /// wrapper.
    func wrappedMember(named name: NameID, in type: TypeID) -> MemberResolver.Found? {
        guard let found = members.firstMember(named: name, in: type) else { return nil }
        guard index.fact(found.member).attributes.isEmpty, index.types[found.owner].kind == .class else { return found }
        let wrapped = index.superclasses(of: found.owner).lazy.compactMap { superclass in
            self.index.members(named: name, of: superclass).first { !self.index.fact($0).attributes.isEmpty }
                .map { MemberResolver.Found(owner: superclass, member: $0) }
        }
        return wrapped.first ?? found
    }

    // MARK: Identifiers

    func visitIdentifier(_ node: SyntaxNode) {
        guard !node.isModuleSelector else { return }
        let token = node.anchorToken
        noteUse(node)
        recordForeignName(identifier: node)
        visitGenericArguments(node)
        if token.kind == .dollarIdentifier { return visitProjection(node, found: property(behind: token.payload)) }
        if isUnderscored(token), !scope.hasLocal(named: token.payload), let name = index.name(keptIn: token.payload) {
            visitStorage(node, found: property(behind: name), assignment: nil)
            return
        }
        switch KnownName(rawValue: token.payload) {
        case .objectWillChange:
            guard !scope.hasLocal(named: token.payload) else { return }
            record(
                .objectWillChange, node, types: legacyTypesAround,
                type: scope.types.first.map { .nominal($0, []) } ?? .unknown)
        case .environmentObject:
            if let call = node.nextSibling, call.kind == .callComponent, node.parent?.kind == .chainExpression {
                recordInjection(node, call)
            }
        case .access, .withMutation: recordHiddenFunction(node)
        case .focusedObject, .focusedSceneObject: recordFocusedObject(node)
        case .Mirror, .dump: recordReflection(node)
        case .StateObject, .ObservedObject, .EnvironmentObject, .Published, .ObservableObjectPublisher:
            recordLegacyTypeName(node)
        case .ObservableObject: record(.existential, node, types: legacy.sortedClasses, isCertain: false)
        default: visitOpenGeneric(node, base: nil)
        }
    }

    /// The legacy classes among the types around, for names with an implicit `self`. None in an extension of
    /// `ObservableObject`: its members keep the classes that are asked for them (`recordExtensionMember`).
    private var legacyTypesAround: [TypeID] {
        guard let type = scope.types.first else { return [] }
        return legacy.classes[type] != nil ? [type] : legacy.conformers[type] ?? []
    }

    func isUnderscored(_ token: Token) -> Bool {
        token.length > 1 && token.kind == .identifier && tree.file.bytes[Int(token.start)] == UInt8(ascii: "_")
    }

    // MARK: Projections and storage

    /// `$x`, by what `x` is.
    func visitProjection(_ node: SyntaxNode, found: MemberResolver.Found?) {
        guard let found else { return }
        let key = PropertyKey(owner: found.owner, name: index.name(of: found.member))
        let attributes = index.fact(found.member).attributes
        for attribute in attributes {
            if LegacyWrapper(attribute) != nil {
                return record(
                    .projection, node, type: members.type(of: found, isImplicitSelf: true), expression: nil,
                    property: key)
            }
            switch KnownName(rawValue: attribute) {
            case .Published: return record(.publisher, node, types: classes(declaring: found.owner), property: key)
            case .UIApplicationDelegateAdaptor, .NSApplicationDelegateAdaptor, .WKApplicationDelegateAdaptor,
                .WKExtensionDelegateAdaptor:
                return record(.delegateProjection, node, type: members.type(of: found), expression: nil, property: key)
            default: break
            }
        }
    }

    /// The legacy class that declares a `@Published` property; nothing for a class that is no `ObservableObject`.
    private func classes(declaring owner: TypeID) -> [TypeID] {
        legacy.classes[owner] != nil ? [owner] : index.directSubclasses(of: owner).filter { legacy.classes[$0] != nil }
    }

    /// `_x`, by what `x` is; false where nothing that is known wraps it. What wraps a generic parameter concerns the
    /// classes for which the parameter stands where the type is used.
    @discardableResult
    func visitStorage(_ node: SyntaxNode, found: MemberResolver.Found?, assignment: SyntaxNode?) -> Bool {
        guard let found else { return false }
        let key = PropertyKey(owner: found.owner, name: index.name(of: found.member))
        for attribute in index.fact(found.member).attributes {
            if LegacyWrapper(attribute) != nil {
                let kind: Reference.Kind = assignment == nil ? .storage : .storageAssignment
                record(
                    kind, assignment ?? node, type: members.type(of: found, isImplicitSelf: true), expression: nil,
                    property: key)
                return true
            }
            if attribute == KnownName.Published.id {
                let kind: Reference.Kind = assignment == nil ? .publishedStorage : .publishedStorageAssignment
                record(kind, assignment ?? node, types: classes(declaring: found.owner), property: key)
                return true
            }
        }
        return false
    }

    /// The underscored name that an expression is, with or without `self.`.
    func storageName(_ node: SyntaxNode) -> (token: Token, property: MemberResolver.Found)? {
        var token = node.anchorToken
        if node.kind == .chainExpression {
            guard let base = node.firstChild, base.kind == .identifierExpression, base.name == KnownName.`self`.id,
                let member = base.nextSibling, member.kind == .memberComponent, member.nextSibling == nil
            else { return nil }
            token = member.anchorToken
        } else if node.kind != .identifierExpression {
            return nil
        }
        guard isUnderscored(token), let name = index.name(keptIn: token.payload) else { return nil }
        if node.kind == .identifierExpression, scope.hasLocal(named: token.payload) { return nil }
        let found =
            node.kind == .chainExpression
            ? scope.types.first.flatMap { members.firstMember(named: name, in: $0) } : property(behind: name)
        return found.map { (token, $0) }
    }

    func visitSequence(_ node: SyntaxNode) {
        if let target = node.firstChild, let assignment = target.nextSibling, assignment.kind == .assignmentOperator,
            let value = assignment.nextSibling,
            let storage = storageName(target)
        {
            if visitStorage(target, found: storage.property, assignment: node) {
                return visitStoredValues(from: value)
            }
        }
        visitChildren(node)
    }

    private func visitStoredValues(from first: SyntaxNode) {
        var next: SyntaxNode? = first
        while let part = next {
            visitStoredValue(part)
            next = part.nextSibling
        }
    }

    /// The right side of `_x = StateObject(wrappedValue: e)`: the wrapper's name belongs to the assignment, `e` is
    /// visited.
    private func visitStoredValue(_ node: SyntaxNode) {
        guard node.kind == .chainExpression, let first = node.firstChild,
            first.kind == .identifierExpression,
            LegacyWrapper(first.name) != nil || first.name == KnownName.Published.id,
            let call = first.callOfInitializer, call.nextSibling == nil
        else { return visit(node) }
        visitChildren(call)
    }
}
