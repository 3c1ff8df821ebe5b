import Syntax

/// How code uses the name of a member, as far as that tells which of several declarations it means.
struct NameUse {
    /// Where no code shows it.
    static let unclear = NameUse(name: nil)

    private let name: SyntaxNode?

    private init(name: SyntaxNode?) { self.name = name }

    /// - Parameter name: a name in code.
    init(_ name: SyntaxNode) { self.init(name: name) }

    fileprivate var isUnclear: Bool { name == nil }

    var mayBeCalled: Bool { isUnclear || call != nil }

    /// The call of what has the name; nil for a value.
    fileprivate var call: SyntaxNode? {
        guard let name, name.parent?.kind == .chainExpression, let next = name.nextSibling else { return nil }
        return next.kind == .callComponent ? next : nil
    }

    /// True in a static member, which sees no values; nil where no code shows it.
    var isInStaticMember: Bool? {
        let member = name?.ancestor { node in
            let around = node.parent?.kind
            return node.kind.isMemberDeclaration && (around == .memberBlock || around == .conditionalCompilationClause)
        }
        return member.map { Modifiers($0).isStatic }
    }
}

extension SyntaxKind {
    fileprivate var isMemberDeclaration: Bool {
        switch self {
        case .functionDeclaration, .variableDeclaration, .initializerDeclaration, .deinitializerDeclaration,
            .subscriptDeclaration:
            true
        default: false
        }
    }
}

/// Which of the declarations of one name code means.
extension MemberResolver {
    /// The type of the members of a name that a use of it may mean, seen on a value of a type or, for members of types
    /// themselves, on the type.
    ///
    /// - Parameter arguments: generic arguments of the value's type, as far as they are known.
    func type(
        ofMember name: NameID, in id: TypeID, arguments: [ResolvedType], isOfType: Bool, use: NameUse
    ) -> ResolvedType? {
        let nearest = isOfType ? firstMemberOfType(named: name, in: id) : firstInstanceMember(named: name, in: id)
        guard let found = nearest else { return nil }
        let choices = choices(found, named: name, in: id, use)
        if let only = onlyDeclaration(choices), receiver(of: only, on: id, arguments) == nil {
            return type(of: only, arguments: self.arguments(for: only, on: id, arguments))
        }
        guard depth < Limits.overloadDepth, choices.count <= Limits.overloads else { return .unknown }
        return .merging(
            choices.map { choice in
                let known = self.arguments(for: choice, on: id, arguments)
                let receiver = receiver(of: choice, on: id, arguments)
                return typeOfDeclaration(choice, arguments: known, isImplicitSelf: false, receiver: receiver)
            })
    }

    /// True where nothing else has the name: what nearly all names are.
    private func isOnlyMember(_ name: NameID, of type: TypeID) -> Bool {
        var count = 0
        for owner in index.lookUpOrder[type] {
            for _ in index.memberTable.members(named: name, of: owner) { count += 1 }
            if count > 1 { return false }
        }
        return true
    }

    /// Nil where a choice leaves out some of what its type declares by the name, or there are several.
    private func onlyDeclaration(_ choices: [Found]) -> Found? {
        guard choices.count == 1 else { return nil }
        let declared = index.members(named: index.name(of: choices[0].member), of: choices[0].owner)
        guard declared.count > 1 else { return choices[0] }
        return declared.filter { isOfType($0) == isOfType(choices[0].member) }.count == 1 ? choices[0] : nil
    }

    /// The type of what a name without a base means in the code of a type; nil where it means no member of it.
    ///
    /// - Parameters:
    ///   - file: the file of the code.
    ///   - isOuter: the code stands in a type that is nested in it, and has no object of it.
    func type(
        ofOwn name: NameID, in type: TypeID, _ use: NameUse, file: Int, isOuter: Bool, isSpecialized: Bool = false
    ) -> ResolvedType? {
        guard let first = firstMember(named: name, in: type) else { return synthesizedMember(name, of: type) }
        if isOnlyMember(name, of: type) {
            if isOuter, !isOfType(first.member) { return nil }
            return self.type(of: first, seenFrom: type, isSpecialized: isSpecialized)
        }
        let all = seen(members(named: name, in: type), from: file)
        let nearest = all.first ?? first
        let isBoth = all.contains { isOfType($0.member) } && all.contains { !isOfType($0.member) }
        if isOuter, !isBoth, !isOfType(nearest.member) { return nil }
        guard isBoth, !isOuter, use.isInStaticMember == nil else {
            let isStatic = isOuter || use.isInStaticMember ?? isOfType(nearest.member)
            let found = isBoth ? all.first { isOfType($0.member) == isStatic } ?? nearest : nearest
            return merged(seen(choices(found, named: name, in: type, use), from: file), in: type, isSpecialized)
        }
        let choices = all.filter { $0.owner == nearest.owner }
        return merged(choices, in: type, isSpecialized)
    }

    /// Those that another file does not keep to itself; all where it keeps all of them.
    private func seen(_ found: [Found], from file: Int) -> [Found] {
        let seen = found.filter { $0.member.file == file || index.fact($0.member).access > .fileprivate }
        return seen.isEmpty ? found : seen
    }

    /// The static member that the compiler gives an enum: `CaseIterable.allCases`.
    func synthesizedMember(_ name: NameID, of type: TypeID) -> ResolvedType? {
        name == KnownName.allCases.id && index.types[type].kind == .enum ? .array(.nominal(type, [])) : nil
    }

    private func merged(_ choices: [Found], in type: TypeID, _ isSpecialized: Bool) -> ResolvedType {
        if let only = onlyDeclaration(choices) {
            return self.type(of: only, seenFrom: type, isSpecialized: isSpecialized)
        }
        guard depth < Limits.overloadDepth, choices.count <= Limits.overloads else { return .unknown }
        return .merging(
            choices.map { choice in
                let known = arguments(for: choice, on: type, [])
                return typeOfDeclaration(choice, arguments: known, isImplicitSelf: choice.owner == type)
            })
    }

    /// The nearest of the members of a name that values have; one of the type itself, such as a case of an enum, where
    /// there is no other.
    private func firstInstanceMember(named name: NameID, in type: TypeID) -> Found? {
        guard let first = firstMember(named: name, in: type) else { return nil }
        if !isOfType(first.member) { return first }
        return members(named: name, in: type).first { !isOfType($0.member) } ?? first
    }

    private func firstMemberOfType(named name: NameID, in type: TypeID) -> Found? {
        guard let first = firstMember(named: name, in: type) else { return nil }
        if isOfType(first.member) { return first }
        return members(named: name, in: type).first { isOfType($0.member) } ?? first
    }

    /// True for what is a member of a type itself and not of its values.
    package func isOfType(_ member: MemberReference) -> Bool {
        let fact = index.fact(member)
        return fact.kind == .enumCase || fact.flags.contains(.isStatic)
    }

    /// What `Self` is in a member of a protocol that is asked for on a value of a type; nil where it is told without
    /// that.
    func receiver(of found: Found, on type: TypeID, _ arguments: [ResolvedType]) -> ResolvedType? {
        guard found.owner != type, [.protocol, .external].contains(index.types[found.owner].kind) else { return nil }
        let fact = index.fact(found.member)
        var namesSelf = false
        for written in [fact.type] + fact.parameters.map(\.type) where written != 0 {
            index.decode(written, file: found.member.file).forEachName { name in
                if name == KnownName.Self.id { namesSelf = true }
            }
        }
        return namesSelf ? .nominal(type, arguments) : nil
    }

    /// The declarations of a name that a use of it may mean, from the nearest on.
    private func choices(_ found: Found, named name: NameID, in type: TypeID, _ use: NameUse) -> [Found] {
        if isOnlyMember(name, of: type) { return [found] }
        let isOfType = isOfType(found.member)
        let alike = members(named: name, in: type).filter { other in
            other.owner == found.owner
                ? self.isOfType(other.member) == isOfType : isOverload(other, of: found, isOfType)
        }
        guard alike.count > 1 else { return [found] }
        let isFunction: (Found) -> Bool = { self.index.fact($0.member).kind == .function }
        if use.isUnclear { return alike }
        let call = use.call
        let meant = alike.filter { choice in
            call.map { isFunction(choice) && takes($0, choice) } ?? !isFunction(choice)
        }
        return meant.isEmpty ? alike : meant
    }

    /// True for a function of a type farther away that the nearest member does not hide. What a protocol asks for is
    /// what the nearest gives.
    private func isOverload(_ other: Found, of found: Found, _ isOfType: Bool) -> Bool {
        let (fact, otherFact) = (index.fact(found.member), index.fact(other.member))
        guard fact.kind == .function, otherFact.kind == .function, self.isOfType(other.member) == isOfType
        else { return false }
        return !index.isRequirement(other.member, of: other.owner) && !takesTheSame(found.member, other.member)
    }

    private func takesTheSame(_ member: MemberReference, _ other: MemberReference) -> Bool {
        index.fact(member).parameters.elementsEqual(index.fact(other).parameters) { parameter, otherParameter in
            index.translate(parameter.label, file: member.file)
                == index.translate(otherParameter.label, file: other.file)
                && index.decode(parameter.type, file: member.file)
                    == index.decode(otherParameter.type, file: other.file)
        }
    }

    private func takes(_ call: SyntaxNode, _ found: Found) -> Bool {
        let matcher = ArgumentMatcher(tree: call.tree, index: index, file: found.member.file)
        return matcher.mayCall(call, index.fact(found.member).parameters)
    }
}
