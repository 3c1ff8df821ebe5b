import Syntax

/// Which type's member each name in a file means, for the names that members of legacy classes have.
///
/// A name that no class has is of no interest and is not kept.
///
/// What the analyzer passed over, since it holds no name that leads to a class (`LeadingTokens`), is remembered: names
/// in there are nobody's.
public struct MemberUses: Sendable {
    /// Whose member a name is.
    enum Owner: Sendable {
        /// The type that declares it.
        case type(TypeID)
        /// What it belongs to was not understood, or can be of several types.
        case unknown
        /// A local, a global, or a member of something that is no class of the project.
        case other
    }

    /// By node while the file is looked at; empty once it is finished.
    private var ownerOfNode: [Int32] = []
    /// The nodes that have an owner, and their owners: in the order in which they were noted, and in that of their
    /// numbers once the file is finished.
    private var nodes: [Int32] = []
    private var owners: [Int32] = []
    /// What was passed over since it leads to no class, by its tokens; in the order of the file once `finish` was
    /// called.
    private var passedOver: [Range<UInt32>] = []
    /// Calls of methods whose names properties have too.
    private var methodCalls: Set<Int32> = []
    /// Members of `$0` that are known to be no bindings, while the file is looked at.
    private var membersOfValues: Set<Int32> = []

    private static let noOwner: Int32 = -1
    private static let unknownOwner: Int32 = -2
    private static let otherOwner: Int32 = -3

    init() {}

    /// For a tree of so many nodes.
    init(nodeCount: Int) { ownerOfNode = [Int32](repeating: MemberUses.noOwner, count: nodeCount) }

    mutating func note(_ node: SyntaxNode, _ owner: Owner) {
        if ownerOfNode[Int(node.index)] == MemberUses.noOwner { nodes.append(node.index) }
        ownerOfNode[Int(node.index)] =
            switch owner {
            case .type(let type): Int32(truncatingIfNeeded: type)
            case .unknown: MemberUses.unknownOwner
            case .other: MemberUses.otherOwner
            }
    }

    private func noted(_ node: SyntaxNode) -> Owner? {
        let owner = ownerOfNode.isEmpty ? keptOwner(of: node.index) : ownerOfNode[Int(node.index)]
        switch owner {
        case MemberUses.noOwner: return nil
        case MemberUses.unknownOwner: return .unknown
        case MemberUses.otherOwner: return .other
        default: return .type(TypeID(owner))
        }
    }

    /// Nil for `$name`, which asks for no value.
    private func notedValue(_ node: SyntaxNode) -> Owner? {
        node.anchorToken.kind == .dollarIdentifier ? nil : noted(node)
    }

    private func keptOwner(of node: Int32) -> Int32 {
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle] < node { low = middle + 1 } else { high = middle }
        }
        return low < nodes.count && nodes[low] == node ? owners[low] : MemberUses.noOwner
    }

    /// The same in little memory, for as long as the run.
    var compacted: MemberUses {
        var result = self
        result.nodes.sort()
        result.owners = result.nodes.map { ownerOfNode[Int($0)] }
        result.ownerOfNode = []
        result.membersOfValues = []
        return result
    }

    mutating func passOver(_ node: SyntaxNode) { passedOver.append(UInt32(node.firstToken)..<UInt32(node.endToken)) }

    mutating func finish() {
        var isSorted = true
        for number in passedOver.indices.dropFirst()
        where passedOver[number].lowerBound < passedOver[number - 1].lowerBound { isSorted = false }
        if !isSorted { passedOver.sort { $0.lowerBound < $1.lowerBound } }
        passedOver = passedOver.trimmed
    }

    /// True for a node that lies in whole within code that leads to no class.
    func isPassedOver(_ node: SyntaxNode) -> Bool {
        var low = 0
        var high = passedOver.count
        let token = UInt32(node.firstToken)
        while low < high {
            let middle = (low + high) / 2
            if passedOver[middle].contains(token) { return passedOver[middle].upperBound >= node.endToken }
            if passedOver[middle].upperBound <= token { low = middle + 1 } else { high = middle }
        }
        return false
    }

    mutating func noteMethodCall(_ node: SyntaxNode) { methodCalls.insert(node.index) }

    /// True where the name of a call is known to be a method's, although a property has it as well.
    func isMethodCall(_ node: SyntaxNode) -> Bool { methodCalls.contains(node.index) }

    mutating func noteMemberOfValue(_ node: SyntaxNode) { membersOfValues.insert(node.index) }

    /// False for a member of a closure's `$0` that is known to be no `Binding`.
    func mayBeBound(_ node: SyntaxNode) -> Bool { !membersOfValues.contains(node.index) }

    /// Whose member a node's name is; nil for a name of no interest. A node that was not visited may be anybody's.
    func owner(of node: SyntaxNode, _ legacy: LegacyTypes) -> Owner? {
        guard legacy.memberNames.contains(node.name) else { return nil }
        return notedValue(node) ?? (isPassedOver(node) ? nil : .unknown)
    }

    /// True where the name is known to be a member of one of these types.
    public func means(_ node: SyntaxNode, memberOf types: Set<TypeID>) -> Bool {
        guard case .type(let owner) = notedValue(node) else { return false }
        return types.contains(owner)
    }

    /// True where the name, also that of `$name`, is known to be that of a member of one of these types.
    public func names(_ node: SyntaxNode, memberOf types: Set<TypeID>) -> Bool {
        guard case .type(let owner) = noted(node) else { return false }
        return types.contains(owner)
    }

    /// False where the name is known to be no property of these types.
    public func mayMean(_ node: SyntaxNode, propertyOf types: Set<TypeID>) -> Bool {
        !isMethodCall(node) && mayMean(node, memberOf: types)
    }

    /// False where the name is known to be no member of these types.
    public func mayMean(_ node: SyntaxNode, memberOf types: Set<TypeID>) -> Bool {
        switch noted(node) {
        case .type(let owner): types.contains(owner)
        case .other: false
        case .unknown: true
        case nil: !isPassedOver(node)
        }
    }
}

extension MemberUses {
    /// The class whose member the name is known to be.
    public func knownOwner(of node: SyntaxNode) -> TypeID? {
        guard case .type(let owner) = notedValue(node) else { return nil }
        return owner
    }
}

/// Members by their names and the types that declare them.
public struct MemberSet: Sendable {
    /// The type above, the name below.
    private var members: Set<UInt64> = []
    /// Names of members that may be any type's.
    private var namesOfAnyType: NameSet

    init(of names: NameTable) {
        namesOfAnyType = NameSet(of: names)
    }

    mutating func insert(_ name: NameID, of owner: MemberUses.Owner) {
        switch owner {
        case .type(let type): members.insert(MemberSet.key(type, name))
        case .unknown: namesOfAnyType.insert(name)
        case .other: break
        }
    }

    mutating func formUnion(_ other: MemberSet) {
        members.formUnion(other.members)
        namesOfAnyType.formUnion(other.namesOfAnyType)
    }

    /// True where the set holds the member of one of the types for certain.
    public func holds(_ name: NameID, of types: Set<TypeID>) -> Bool {
        types.contains { members.contains(MemberSet.key($0, name)) }
    }

    /// True where the set may hold the member of one of the types.
    public func contains(_ name: NameID, of types: Set<TypeID>) -> Bool {
        namesOfAnyType.contains(name) || holds(name, of: types)
    }

    /// True where exactly this was inserted.
    func contains(_ name: NameID, of owner: MemberUses.Owner) -> Bool {
        switch owner {
        case .type(let type): members.contains(MemberSet.key(type, name))
        case .unknown: namesOfAnyType.contains(name)
        case .other: false
        }
    }

    private static func key(_ type: TypeID, _ name: NameID) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: type)) << 32 | UInt64(name)
    }
}

extension FileAnalyzer {
    /// Notes whose member a name with an implicit `self` is, and whose property is behind `$name`.
    func noteUse(_ node: SyntaxNode) {
        if node.isProjection, let owner = property(behind: node.name)?.owner, index.types[owner].kind == .class {
            uses.note(node, .type(owner))
        }
        guard node.anchorToken.kind == .identifier, legacy.memberNames.contains(node.name) else { return }
        note(node, ownerInScope(of: node.name))
    }

    /// Notes whose member a name behind a dot is.
    func noteUse(_ node: SyntaxNode, of base: ResolvedType) {
        if node.isProjection, let type = base.typeID, let found = wrappedMember(named: node.name, in: type),
            index.types[found.owner].kind == .class
        {
            uses.note(node, .type(found.owner))
        }
        guard node.anchorToken.kind == .identifier, legacy.memberNames.contains(node.name) else { return }
        note(node, owner(of: node.name, in: base))
        guard let parameter = node.parent?.firstChild, parameter.isAnonymousParameter else { return }
        if !mayMakeBindings(base), !mayGetBinding(parameter) { uses.noteMemberOfValue(node) }
    }

    /// True for a closure in a call that is given a binding, of which `.sheet(item:)` hands on the value and a function
    /// of another library the binding itself.
    private func mayGetBinding(_ parameter: SyntaxNode) -> Bool {
        guard let call = parameter.closureOfAnonymousParameter?.parent?.parent, call.kind == .callComponent else {
            return false
        }
        return call.children.contains { argument in
            tree.tokens[argument.firstToken].payload == KnownName.item.id
                || argument.contains(where: \.isProjection, outside: { $0.kind == .closureExpression })
        }
    }

    /// False for a value whose members are values as well: neither a `Binding`, nor what passes on members of one.
    private func mayMakeBindings(_ base: ResolvedType) -> Bool {
        switch base {
        case .nominal(let id, _): isDynamic(id)
        case .optional(let inner): mayMakeBindings(inner)
        case .constrained(let parts): parts.contains { mayMakeBindings($0) }
        case .array, .dictionary, .tuple, .function, .metatype: false
        case .unknown, .uncertain, .external, .binding, .wrapper, .alternatives: true
        }
    }

    private func note(_ node: SyntaxNode, _ owner: MemberUses.Owner) {
        uses.note(node, owner)
        if case .type(let type) = owner, isCallOfMethod(node, of: type) { uses.noteMethodCall(node) }
    }

    /// `details(of: item)`, where the type has a property `details` and a method `details(of:)`.
    private func isCallOfMethod(_ node: SyntaxNode, of type: TypeID) -> Bool {
        guard let call = node.nextSibling, call.kind == .callComponent, node.parent?.kind == .chainExpression else {
            return false
        }
        let declared = index.members(named: node.name, of: type)
        guard declared.count > 1, declared.contains(where: { index.fact($0).kind == .property }) else { return false }
        let arguments = call.children.filter { $0.kind == .argument }
        let labels = arguments.map { $0.firstToken == $0.expressionChild?.firstToken ? "_" : tree.text($0.firstToken) }
        // A call without any label may be one of a function that the property holds.
        guard !labels.isEmpty, !labels.contains("_") else { return false }
        return declared.contains { member in
            let fact = index.fact(member)
            return fact.kind == .function
                && fact.parameters.map { index.text(index.translate($0.label, file: member.file)) } == labels
        }
    }

    private func ownerInScope(of name: NameID) -> MemberUses.Owner {
        for frame in scope.frames.indices.reversed() {
            if scope.frames[frame].locals[name] != nil { return .other }
            guard let type = scope.frames[frame].type else { continue }
            guard let id = type else { return .unknown }
            if let owner = declaredOwner(of: name, in: id) { return owner }
        }
        return .other
    }

    private func owner(of name: NameID, in base: ResolvedType) -> MemberUses.Owner {
        switch base.unwrapped {
        case .nominal(let id, _):
            return declaredOwner(of: name, in: id) ?? (isDynamic(id) ? .unknown : .other)
        case .constrained(let parts):
            return parts.contains { $0.typeID != nil || $0 == .unknown } ? .unknown : .other
        case .binding(let inner), .wrapper(let inner): return owner(of: name, in: inner)
        case .external(let type, let arguments):
            // A library's wrapper may pass members of what it holds on; `NSFetchedResultsController<Item>` does not.
            return arguments.allSatisfy(\.isForeign) || SDKPrefixes.isOfObjectiveC(index.text(type)) ? .other : .unknown
        case .metatype, .array, .dictionary, .function, .tuple: return .other
        default: return .unknown
        }
    }

    private func declaredOwner(of name: NameID, in type: TypeID) -> MemberUses.Owner? {
        guard let owner = members.firstMember(named: name, in: type)?.owner else { return nil }
        return index.types[owner].kind == .protocol ? .unknown : .type(owner)
    }

    /// True where members of another type may be reached through the type.
    func isDynamic(_ type: TypeID) -> Bool {
        index.lookUpOrder[type].contains { index.hasAttribute("dynamicMemberLookup", $0) }
    }
}
