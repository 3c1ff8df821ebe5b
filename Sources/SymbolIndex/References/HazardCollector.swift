import Syntax

/// Finds properties of legacy classes whose values are handled in ways that mean something else once the macro tracks
/// them.
///
/// One walk over each file. What a name belongs to is resolved where it can be; else it may be any class's, so that the
/// answer errs towards yes.
///
/// Each worker joins what it finds as it goes.
public struct HazardCollector: Sendable {
    /// Members that are assigned outside of initializers, by name.
    public private(set) var assignedNames: MemberSet
    /// Members that a binding reaches: `settings` and `volume` of `$model.settings.volume`.
    public private(set) var boundNames: MemberSet
    /// True where some binding is made by a key path, which may lead to any property.
    public private(set) var bindsByKeyPath = false
    /// Members whose own members a binding reaches: `settings` of `$model.settings.volume`.
    public private(set) var boundThroughNames: MemberSet
    /// Names that are read and not only set: as a value, or as the base of anything but `toggle()`.
    public private(set) var readNames: MemberSet
    /// Names that are set outside of initializers: by assignment, by an operator such as `+=`, as `inout`, or by
    /// `toggle()`.
    public private(set) var writtenNames: MemberSet
    /// Names, whatever they belong to, whose values are changed outside of initializers: assigned, also by subscript,
    /// changed in place, or reached by a binding.
    public private(set) var changedNames: NameSet
    /// `items = items`: a set that only forces an update (catalogue 40).
    public private(set) var selfAssignedNames: MemberSet
    /// See `FileHazards.publishedChanges`.
    private var publishedChanges: [Int32] = []
    private var publishedTargets: [Int32] = []

    /// Members that are declared `mutating`: methods, and properties whose getters are; `subscript` for subscripts.
    public private(set) var mutatingMembers: Set<NameID> = []

    /// See `FileHazards.writtenNames`.
    private var writtenHere: Set<NameID> = []
    /// See `FileHazards.mayMakeObjectsInUpdates`.
    private var mayMakeObjectsInUpdates = false

    /// Of the file that is looked at.
    private var uses = MemberUses()
    private var legacy = LegacyTypes()

    /// - Parameter names: the table that trees are lexed with.
    public init(of names: NameTable) {
        let empty = MemberSet(of: names)
        assignedNames = empty
        boundNames = empty
        boundThroughNames = empty
        readNames = empty
        writtenNames = empty
        selfAssignedNames = empty
        changedNames = NameSet(of: names)
    }

    /// Adds how properties are handled in a file, and returns what is of interest for that file alone.
    mutating func add(_ tree: SyntaxTree, uses: MemberUses, legacy: LegacyTypes) -> FileHazards {
        self.uses = uses
        self.legacy = legacy
        publishedChanges = []
        publishedTargets = []
        writtenHere.removeAll(keepingCapacity: true)
        mayMakeObjectsInUpdates = false
        collect(tree)
        self.uses = MemberUses()
        return FileHazards(
            writtenNames: Array(writtenHere), publishedChanges: publishedChanges,
            publishedTargets: publishedTargets,
            mayMakeObjectsInUpdates: mayMakeObjectsInUpdates)
    }

    private mutating func collect(_ tree: SyntaxTree) {
        for node in tree.nodes {
            switch node.kind {
            case .sequenceExpression:
                collectSelfAssignment(node)
                collectAssignment(node)
            case .chainExpression: collectChain(node)
            case .identifierExpression, .memberComponent:
                collectRead(node)
                collectUnseenAssignment(node)
                collectPublishedChange(node)
                // Parts of chains are looked at with their chain.
                if node.parent?.kind != .chainExpression { collectChange(node) }
            case .identifierPattern where node.isShorthandBinding: collectRead(node)
            case .modifier:
                if node.name == KnownName.mutating.id, let declaration = node.parent { collectMutating(declaration) }
            default: break
            }
        }
    }

    public mutating func formUnion(_ other: HazardCollector) {
        assignedNames.formUnion(other.assignedNames)
        boundNames.formUnion(other.boundNames)
        bindsByKeyPath = bindsByKeyPath || other.bindsByKeyPath
        boundThroughNames.formUnion(other.boundThroughNames)
        readNames.formUnion(other.readNames)
        writtenNames.formUnion(other.writtenNames)
        changedNames.formUnion(other.changedNames)
        selfAssignedNames.formUnion(other.selfAssignedNames)
        mutatingMembers.formUnion(other.mutatingMembers)
    }

    private mutating func collectMutating(_ declaration: SyntaxNode) {
        switch declaration.kind {
        case .functionDeclaration: mutatingMembers.insert(declaration.name)
        case .accessor where declaration.name == KnownName.get.id:
            guard let declared = declaration.parent?.parent else { return }
            mutatingMembers.insert(
                declared.kind == .binding ? declared.firstChild?.name ?? declared.name : KnownName.subscript.id)
        default: break
        }
    }

    private func owner(of node: SyntaxNode) -> MemberUses.Owner { uses.owner(of: node, legacy) ?? .other }

    private mutating func collectAssignment(_ node: SyntaxNode) {
        guard let left = node.firstChild, left.nextSibling?.kind == .assignmentOperator, let named = left.lastNamed
        else { return }
        let owner = owner(of: named)
        if case .other = owner { return }
        if !isFirstValue(left) { assignedNames.insert(named.name, of: owner) }
    }

    /// `self.x = x` in an initializer is how a property gets its first value; closures run later.
    private func isFirstValue(_ left: SyntaxNode) -> Bool {
        guard left.kind == .identifierExpression || left.firstChild?.name == KnownName.`self`.id else { return false }
        return left.isRunByInitializer
    }

    private mutating func collectUnseenAssignment(_ node: SyntaxNode) {
        guard legacy.memberNames.contains(node.name), node.isSetUnseen else { return }
        let owner = owner(of: node)
        if case .other = owner { return }
        let expression = node.wholeExpression
        if legacy.publishedProperties[node.name] != nil { publishedTargets.append(node.index) }
        // Publishers set it later.
        if expression.parent?.kind == .argument, isFirstValue(expression) { return }
        assignedNames.insert(node.name, of: owner)
        writtenNames.insert(node.name, of: owner)
        writtenHere.insert(node.name)
    }

    private mutating func collectChain(_ chain: SyntaxNode) {
        var method: SyntaxNode?
        var isBinding = false
        var mayChange = chain.isWritten
        for part in chain.children {
            switch part.kind {
            case .callComponent:
                guard let method else { break }
                if !mayMakeObjectsInUpdates {
                    mayMakeObjectsInUpdates =
                        mayMakeObject(part, calling: method)
                        && (part.nextSibling != nil || ViewUpdate.contains(part) || ViewUpdate.isInInit(part))
                }
                guard method.kind == .memberComponent else { break }
                if SyntaxNode.changesInPlace(method.name) { mayChange = true }
            case .subscriptComponent where isBinding && part.isDynamicMember: bindsByKeyPath = true
            case .memberComponent:
                if namesInitializer(part) { mayMakeObjectsInUpdates = true }
                if isBinding, uses.mayBeBound(part) { collectBound(part) }
                if part.isProjection { isBinding = true }
            case .identifierExpression:
                // `Bindable(x).y`, and `$0.y` in `ForEach($items) { … }`
                isBinding = part.isProjection || part.isAnonymousParameter || part.name == KnownName.Bindable.id
            default: break
            }
            method = part
        }
        // What is changed at all matters for plain values too, and so for code that leads to no class.
        guard mayChange else { return }
        for part in chain.children where part.kind == .identifierExpression || part.kind == .memberComponent {
            collectChange(part)
        }
    }

    private mutating func collectBound(_ member: SyntaxNode) {
        boundNames.insert(member.name, of: owner(of: member))
        // Of a plain object as well.
        changedNames.insert(member.name)
        if member.nextSibling?.kind == .memberComponent { boundThroughNames.insert(member.name, of: owner(of: member)) }
    }

    private mutating func collectSelfAssignment(_ node: SyntaxNode) {
        guard let left = node.firstChild, let assignment = left.nextSibling, assignment.kind == .assignmentOperator,
            let right = assignment.nextSibling, right.nextSibling == nil, let named = left.lastNamed,
            named.name == right.lastName
        else { return }
        let name = named.name
        let owner = owner(of: named)
        if case .other = owner { return }
        // `self.items = items` is the same where no parameter or local has the name.
        let isSameText = left.text == right.text
        let isSelf = left.text == "self." + right.text || right.text == "self." + left.text
        let short = left.text.utf8.count < right.text.utf8.count ? left : right
        guard
            isSameText
                || (isSelf && !isLocal(short.firstChild.map { short.kind == .chainExpression ? $0 : short } ?? short))
        else { return }
        selfAssignedNames.insert(name, of: owner)
    }

    /// True for a name that is known to be no member: a local, a parameter, the `error` of a catch clause.
    private func isLocal(_ node: SyntaxNode) -> Bool {
        if case .other = owner(of: node) { return true }
        return false
    }

    private mutating func collectRead(_ node: SyntaxNode) {
        guard legacy.memberNames.contains(node.name), node.anchorToken.kind == .identifier, !uses.isMethodCall(node)
        else { return }
        let owner = owner(of: node)
        if case .other = owner { return }
        guard !isInOwnObserver(node, owner) else { return }
        var expression = node
        if let parent = node.parent, parent.kind == .chainExpression {
            // The base of a member counts as read, but for `flag.toggle()`.
            if let next = node.nextSibling {
                let isToggle = next.kind == .memberComponent && next.name == KnownName.toggle.id
                if isToggle { recordWrite(node, owner) } else { readNames.insert(node.name, of: owner) }
                return
            }
            expression = parent
        }
        if expression.isWritten {
            recordWrite(node, owner)
            // What gets `&spare` may read it as well, as `swap` does.
            guard let parent = expression.parent, parent.anchorToken.kind == .prefixAmpersand else { return }
        }
        if !isInOwnUpdate(expression) { readNames.insert(node.name, of: owner) }
    }

    /// True for `!flag`, `count + 1` and `tick` of `flag = !flag`, `count = count + 1` and `tick = tick`: what is read
    /// goes nowhere else.
    private func isInOwnUpdate(_ expression: SyntaxNode) -> Bool {
        var value = expression
        if let parent = value.parent, parent.kind == .prefixExpression { value = parent }
        guard let left = value.parent?.firstChild, left != value, left.lastName == expression.lastName,
            left.nextSibling?.kind == .assignmentOperator
        else { return false }
        let next = value.nextSibling
        let isUpdate = value.kind == .prefixExpression || next == nil || next?.kind == .binaryOperator
        return isUpdate && left.textBehindSelf == expression.textBehindSelf
    }

    /// True in `didSet` and `willSet` of the property itself: no view learns from there what it holds.
    private func isInOwnObserver(_ node: SyntaxNode, _ owner: MemberUses.Owner) -> Bool {
        // Asked only until a name is known to be read.
        guard legacy.publishedProperties[node.name] != nil, !readNames.contains(node.name, of: owner) else {
            return false
        }
        guard let binding = node.ancestor(where: { $0.kind == .binding && $0.parent?.parent?.kind == .memberBlock })
        else { return false }
        guard binding.firstChild?.name == node.name,
            let accessor = node.ancestor(where: { $0.kind == .accessor || $0 == binding })
        else { return false }
        return accessor.kind == .accessor
            && (accessor.name == KnownName.didSet.id || accessor.name == KnownName.willSet.id)
    }

    private mutating func collectChange(_ node: SyntaxNode) {
        if changedNames.contains(node.name), writtenHere.contains(node.name) { return }
        guard node.isWrittenHere else { return }
        writtenHere.insert(node.name)
        if node.getsOtherValue { changedNames.insert(node.name) }
    }

    /// `Model(…)`, `Model.init(…)`, and `model: .init(…)` where a property behind a legacy wrapper, or of a class that has
    /// moved, has the name of the label.
    /// `names.map(Model.init)`
    private func namesInitializer(_ part: SyntaxNode) -> Bool {
        part.name == KnownName.`init`.id && part.nextSibling == nil
            && part.previousSibling.map { legacy.creatable.contains($0.name) } ?? false && ViewUpdate.contains(part)
    }

    private func mayMakeObject(_ call: SyntaxNode, calling callee: SyntaxNode) -> Bool {
        switch callee.kind {
        case .identifierExpression: return legacy.creatable.contains(callee.name)
        case .memberComponent:
            // `Feature.Model(…)`, `Model.init(…)`
            let type = callee.name == KnownName.`init`.id ? callee.previousSibling : callee
            return type.map { legacy.creatable.contains($0.name) } ?? false
        case .implicitMemberExpression:
            guard callee.name == KnownName.`init`.id, let value = call.parent, let parent = value.parent
            else { return false }
            if parent.kind == .argument {
                return legacy.wrapperProperties.contains(parent.name) || legacy.propertiesOfMoved.contains(parent.name)
            }
            return value.writtenTypeAsked?.lastTypeComponent.map { legacy.creatable.contains($0.name) } ?? false
        default: return false
        }
    }

    private mutating func recordWrite(_ node: SyntaxNode, _ owner: MemberUses.Owner) {
        if !node.isRunByInitializer { writtenNames.insert(node.name, of: owner) }
    }

    /// A mention by which the value of a published property may change.
    private mutating func collectPublishedChange(_ node: SyntaxNode) {
        guard legacy.memberNames.contains(node.name), node.anchorToken.kind == .identifier,
            legacy.publishedProperties[node.name] != nil, node.writeForm != nil, !uses.isMethodCall(node)
        else { return }
        if case .other = owner(of: node) { return }
        publishedChanges.append(node.index)
    }
}

extension SyntaxNode {
    /// `count` of `self.count`.
    fileprivate var textBehindSelf: String { text.hasPrefix("self.") ? String(text.dropFirst(5)) : text }
}

/// What one file does to properties, as far as only the file itself is asked.
public struct FileHazards: Sendable {
    /// Names, whatever they belong to, at which a value is changed, also in initializers: `shared` and `count` of
    /// `shared.count = 1`.
    public let writtenNames: [NameID]
    /// Mentions of published properties whose values may change, by their nodes: `items` of `items[0].sort()`
    /// (catalogue 55, 72).
    public let publishedChanges: [Int32]
    /// Mentions by which code sets published properties as a whole, unseen by an assignment, such as `assign(to: &$x)`.
    public let publishedTargets: [Int32]
    /// True where code that runs while a view updates, or in the `init` of any type, may make an object of a legacy
    /// class (catalogue 103).
    public let mayMakeObjectsInUpdates: Bool
}
