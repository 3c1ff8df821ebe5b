import SymbolIndex
import Syntax

/// Finds types for which an assignment of a changed value counts as no change: the macro compares with `==`, or objects with `!==`, and
/// notifies nobody where they are equal (catalogue 40, 41; SE-0395 as of Swift 6.2).
struct EqualityCheck {
    let project: Project

    private var index: ProjectIndex { project.index }

    /// True where an `==` decides that leaves stored properties out: the type's own, or one of a type that it holds.
    func mayHideChange(_ type: ResolvedType) -> Bool {
        var visited: Set<TypeID> = []
        return mayHideChange(type, &visited)
    }

    private func mayHideChange(_ type: ResolvedType, _ visited: inout Set<TypeID>) -> Bool {
        switch type {
        case .nominal(let id, let arguments):
            return isPartial(id, &visited) || arguments.contains { mayHideChange($0, &visited) }
        case .optional(let inner), .array(let inner): return mayHideChange(inner, &visited)
        case .dictionary(let key, let value): return mayHideChange(key, &visited) || mayHideChange(value, &visited)
        case .external(_, let arguments), .tuple(let arguments): return arguments.contains { mayHideChange($0, &visited) }
        default: return false
        }
    }

    /// True unless there is no `==`, or it takes every stored property into account, and theirs do too.
    private func isPartial(_ type: TypeID, _ visited: inout Set<TypeID>) -> Bool {
        guard visited.insert(type).inserted else { return false }
        if let isEqual = index.names.lookUp("isEqual"), !index.members(named: isEqual, of: type).isEmpty { return true }
        if let equality = equalityOperator(of: type) {
            guard let names = namesCompared(by: equality) else { return true }
            if comparesCopies(type, names, equality) { return false }
            guard storedProperties(of: type).allSatisfy({ names.contains(index.name(of: $0)) }) else { return true }
        } else {
            guard isSynthesized(type) else { return false }
        }
        let members = MemberResolver(index: index)
        return storedProperties(of: type).contains { member in
            let fact = index.fact(member)
            guard fact.kind == .enumCase else {
                return mayHideChange(members.type(of: MemberResolver.Found(owner: type, member: member), isImplicitSelf: true), &visited)
            }
            let context = LexicalContext(file: member.file, types: index.enclosingTypes(of: type))
            return fact.parameters.contains { parameter in
                mayHideChange(TypeResolver(index: index).resolve(index.decode(parameter.type, file: member.file), in: context), &visited)
            }
        }
    }

    /// The `==` of a type: its own, one of a protocol of the project, or a global one.
    private func equalityOperator(of type: TypeID) -> MemberReference? {
        if let own = MemberResolver(index: index).members(named: KnownName.equalityOperator.id, in: type).first { return own.member }
        return index.globals(named: KnownName.equalityOperator.id).first { global in
            guard let parameter = index.fact(global).parameters.first else { return false }
            let context = LexicalContext(file: global.file)
            return TypeResolver(index: index).resolve(index.decode(parameter.type, file: global.file), in: context).typeID == type
        }
    }

    /// True where the compiler writes `==`: the type says that it is `Equatable`, directly or through a protocol of the project.
    private func isSynthesized(_ type: TypeID) -> Bool {
        guard index.types[type].kind == .struct || index.types[type].kind == .enum else { return false }
        var visited: Set<TypeID> = []
        var queue = [type]
        while let id = queue.popLast() {
            guard visited.insert(id).inserted, visited.count < 64 else { continue }
            if index.types[id].externalInherited.contains(where: { ["Equatable", "Hashable", "Comparable"].contains(index.text($0)) }) { return true }
            for entry in index.types[id].inherited { if let base = entry.type.typeID { queue.append(base) } }
        }
        return false
    }

    /// The members that an `==` names; nil where its body isn't at hand.
    private func namesCompared(by equality: MemberReference) -> Set<NameID>? {
        guard let analysis = project.analysis(of: equality.file) else { return nil }
        let offset = index.fact(equality).offset
        var names: Set<NameID>?
        analysis.tree.root.walk { node in
            if node.kind == .functionDeclaration, node.anchorToken.start == offset, let body = node.child(.codeBlock) {
                var found: Set<NameID> = []
                body.walk { part in
                    // `left.name`, and no part of it such as its count.
                    if part.kind == .memberComponent, part.nextSibling == nil { found.insert(part.name) }
                    if part.kind == .implicitMemberExpression { found.insert(part.name) }
                    return true
                }
                names = found
            }
            return names == nil
        }
        return names
    }

    private func storedProperties(of type: TypeID) -> [MemberReference] {
        index.types[type].declarations.flatMap { part in
            index.fact(part).memberRange.compactMap { number -> MemberReference? in
                let member = MemberReference(file: part.file, member: Int(number))
                let fact = index.fact(member)
                let isStored = fact.kind == .property && !fact.flags.contains(.isStatic) && !fact.flags.contains(.isComputed)
                return isStored || fact.kind == .enumCase ? member : nil
            }
        }
    }

    // MARK: Objects

    /// True for an object whose changes nobody else announces, so that setting the same one again was its notification.
    func comparesIdentity(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let id, _): return isSilentClass(id)
        case .external(let name, _): return index.text(name).hasPrefix("NSMutable")
        case .optional(let inner), .array(let inner):
            // Without an `==` of its own such a value always counts as changed; `NSObject` has one that compares identity.
            switch inner {
            case .nominal(let id, _): return isSilentClass(id) && ([id] + index.superclasses(of: id)).contains { isNSObject($0) }
            case .external(let name, _): return index.text(name).hasPrefix("NSMutable")
            default: return false
            }
        default: return false
        }
    }

    private func isSilentClass(_ type: TypeID) -> Bool {
        guard index.types[type].kind == .class, project.legacy.classes[type] == nil else { return false }
        // Observable classes announce their changes themselves; a class without variables has none.
        let isObservable = index.types[type].declarations.contains { part in
            index.fact(part).attributes.contains { $0 == KnownName.Observable.id || index.text(index.translate($0, file: part.file)) == "Model" }
        }
        guard !isObservable else { return false }
        return storedProperties(of: type).contains { !index.fact($0).flags.contains(.isLet) }
    }

    private func isNSObject(_ type: TypeID) -> Bool {
        index.types[type].externalInherited.contains(KnownName.NSObject.id)
    }
}

extension FileAnalysis {
    /// True where the name occurs in the file.
    func mentions(_ name: NameID, _ index: ProjectIndex) -> Bool { index.mentions(name, file: file) }
}
