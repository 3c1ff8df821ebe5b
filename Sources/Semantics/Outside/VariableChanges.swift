import SymbolIndex
import Syntax

/// Code that gives a variable another value than its first, told by what names mean (catalogue 35, 45).
///
/// `ReferenceTable.hazards` tells which names get other values at all, in files that matter. A variable that announces
/// nothing may be changed in any other file: those that name it are looked into once somebody asks.
struct VariableChanges {
    private let storage: SilentStorage
    private let semantics: Semantics
    /// The types through which a property may be named; empty for a global.
    private let family: Set<TypeID>
    private let isStatic: Bool
    /// What an object holds that the variable holds is another variable.
    private let holdsObject: Bool

    private static let inSight = SharedQuestion<SilentStorage, Bool>()
    private static let outOfSight = SharedQuestion<SilentStorage, Bool>()

    /// True where a file that matters may change the variable.
    static func inSight(_ storage: SilentStorage, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(inSight, storage) {
            let changes = VariableChanges(storage, semantics)
            return changes.mayBeAnywhere || changes.isAny(inSight: true)
        }
    }

    /// True where a file that does not matter may change it.
    static func outOfSight(_ storage: SilentStorage, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(outOfSight, storage) { VariableChanges(storage, semantics).isAny(inSight: false) }
    }

    /// True where some change is of a kind.
    static func areAny(
        of storage: SilentStorage, _ semantics: Semantics, where condition: (SyntaxNode, FileAnalysis) -> Bool
    ) -> Bool {
        let changes = VariableChanges(storage, semantics)
        return changes.isAny(inSight: true, where: condition) || changes.isAny(inSight: false, where: condition)
    }

    private init(_ storage: SilentStorage, _ semantics: Semantics) {
        self.storage = storage
        self.semantics = semantics
        guard case .property(let key) = storage else {
            (family, isStatic, holdsObject) = ([], true, false)
            return
        }
        family = semantics.family(of: key.owner)
        let found = semantics.index.members(named: key.name, of: key.owner)
        isStatic = !found.isEmpty && found.allSatisfy { semantics.index.fact($0).flags.contains(.isStatic) }
        holdsObject = PropertyWrites.isObject(
            semantics.members.type(ofProperty: key.name, in: key.owner).unwrapped, semantics.index)
    }

    private var index: ProjectIndex { semantics.index }

    /// True for what code may set without its name, or that of its type.
    private var mayBeAnywhere: Bool {
        switch storage {
        case .defaults: true
        case .global: false
        case .property(let key): semantics.project.isOpen(key.owner) || isBehindStorage(key)
        }
    }

    /// `@AppStorage("count") var count`, which whatever sets the key changes.
    private func isBehindStorage(_ key: PropertyKey) -> Bool {
        index.members(named: key.name, of: key.owner).contains { member in
            index.fact(member).attributes.contains {
                WrapperCatalogue.traits(of: index.text(index.translate($0, file: member.file))).contains(.drivesViews)
            }
        }
    }

    private func isAny(
        inSight: Bool, where condition: (SyntaxNode, FileAnalysis) -> Bool = { _, _ in true }
    ) -> Bool {
        guard let name = storage.name else { return false }
        return semantics.files(mentioning: name).contains { number in
            guard !index.isOfTests(number), (semantics.project.analysis(of: number) != nil) == inSight,
                isSeen(from: number)
            else { return false }
            // What can't be read may do anything.
            guard let file = semantics.file(number) else { return true }
            let nodes = file.code.nodes(named: name, in: file.tree.root)
            let analysis = semantics.analysis(of: file)
            return nodes.contains { node in
                mayChange(node, file) && isMeant(by: node, file) && condition(node, analysis)
                    && !isUnwatched(node, analysis)
            }
        }
    }

    /// A variable that holds a value changes with each part of it.
    private func mayChange(_ node: SyntaxNode, _ file: ParsedFile) -> Bool {
        if isBound(node, file) || mayBeSetByKeyPath(node) { return true }
        if SameTurn(semantics: semantics).isSetWhileFresh(node) { return false }
        if holdsObject { return node.isSet && node.getsOtherValue }
        if node.getsOtherValue { return true }
        switch node.writeForm {
        case .called(let method):
            return SyntaxNode.changesInPlace(method.name) || semantics.mutatingMembers.contains(method.name)
                || mayMutate(method, of: node, file)
        case nil: return false
        case .assigned, .operated, .handedOver: return node.nextSibling?.kind == .memberComponent
        }
    }

    /// True for what nobody sees change; functions that are kept may look at whatever they like later.
    private func isUnwatched(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        semantics.unwatchedCode.contains(node, isOfSelf: isOfOwnObject(node, analysis), in: analysis)
            && (!holdsFunctions || GivenFunctions(semantics: semantics).arePlain(at: node, in: analysis))
    }

    /// `[(Key) -> String?]`
    private var holdsFunctions: Bool {
        guard case .property(let key) = storage else { return false }
        switch semantics.members.type(ofProperty: key.name, in: key.owner).unwrapped {
        case .array(let element), .dictionary(_, let element):
            if case .function = element.unwrapped { return true }
            return false
        default: return false
        }
    }

    /// `ForEach($items) { Toggle("On", isOn: $0.isOn) }`, and not `items.forEach { print($0.isOn) }`
    private func isBound(_ node: SyntaxNode, _ file: ParsedFile) -> Bool {
        guard node.isBound else { return false }
        guard let parameter = node.parent?.firstChild, parameter.isAnonymousParameter else { return true }
        if case .nominal = type(before: node, file).unwrapped { return false }
        guard let closure = node.ancestor(where: { $0.kind == .closureExpression }), let argument = closure.parent,
            argument.kind == .argument, let call = argument.parent
        else { return true }
        return hasBindings(call, besides: argument, file)
    }

    /// `ForEach($items)`, `items.map` of a `Binding`.
    private func hasBindings(_ call: SyntaxNode, besides closure: SyntaxNode, _ file: ParsedFile) -> Bool {
        if let callee = call.calledName, mayHandBindings(callee, file) { return true }
        let types = TreeTypes(members: semantics.members, place: file.place(of: call))
        let base = call.calledName.flatMap { $0.kind == .memberComponent ? $0 : nil }
        if let base, case .binding = types.type(before: base) { return true }
        let before = call.parent?.children.prefix { $0 != call } ?? []
        return before.contains { part in part.contains { $0.isProjection } }
            || CallArguments(call).list.contains { argument in
                guard argument.node != closure else { return false }
                if case .binding = types.type(of: argument.value) { return true }
                return argument.value.contains { $0.isProjection || $0.name == KnownName.Binding.id }
            }
    }

    /// True for a function or a type of the project that names bindings where it says what it takes.
    private func mayHandBindings(_ callee: SyntaxNode, _ file: ParsedFile) -> Bool {
        let initializers = semantics.types(meantBy: callee, semantics.analysis(of: file)).flatMap { type in
            index.members(of: type).filter { index.fact($0).kind == .initializer || index.fact($0).isStored }
        }
        return (semantics.declarations(named: callee.name) + initializers).contains { member in
            guard let node = semantics.nodeInAnyFile(of: member)?.node else { return true }
            let head = node.kind == .identifierPattern ? node.parent : node.child(.parameterClause)
            return head?.text.contains("Binding") ?? false
        }
    }

    private func mayBeSetByKeyPath(_ node: SyntaxNode) -> Bool {
        (isStatic || semantics.laterChanges.setsByKeyPath) && semantics.mayBeSetByKeyPath(node)
    }

    /// True for a variable of the object of the type around it.
    private func isOfOwnObject(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        !isStatic && node.isOfSelf && analysis.enclosingType(of: node).map { family.contains($0) } == true
    }

    /// True for a method of a value from outside that is not known to leave the value as it is; `converted` makes
    /// another one of it.
    private func mayMutate(_ method: SyntaxNode, of node: SyntaxNode, _ file: ParsedFile) -> Bool {
        let text = index.text(method.name)
        guard !PureFunctions.leavingValues.contains(text), !text.hasSuffix("ed"), !text.hasSuffix("ing"),
            semantics.declarations(named: method.name).isEmpty
        else { return false }
        if node.partBehindUnwrapping == method, beginsWithLiteral { return true }
        switch TreeTypes(members: semantics.members, place: file.place(of: method)).type(before: method).unwrapped {
        case .array, .dictionary: return true
        case .external(let name, _): return SDKTypes.mutableValues.contains(index.text(name))
        default: return false
        }
    }

    /// `[1, 2]` or `"text"`, which are values whatever else may be told of their types.
    private var beginsWithLiteral: Bool {
        guard case .property(let key) = storage else { return false }
        return index.members(named: key.name, of: key.owner).contains { member in
            let value = semantics.nodeInAnyFile(of: member)?.node.parent?.child(.initializer)?.expressionChild
            return value.map { [.arrayExpression, .dictionaryExpression, .stringExpression].contains($0.kind) } ?? false
        }
    }

    private func isSeen(from file: Int) -> Bool {
        switch storage {
        case .defaults: false
        case .global(let name):
            index.globals(named: name).contains { global in
                isSeen(global, from: file) && index.isVisible(from: file, modules: index.modules[global.file])
            }
        case .property(let key):
            index.isReachable(key.owner, from: file)
                && index.members(named: key.name, of: key.owner).contains {
                    index.fact($0).kind == .property && isSeen($0, from: file)
                }
        }
    }

    private func isSeen(_ member: MemberReference, from file: Int) -> Bool {
        member.file == file || index.fact(member).access > .fileprivate && !isSetInItsFileOnly(member)
    }

    /// `private(set) var`
    private func isSetInItsFileOnly(_ member: MemberReference) -> Bool {
        guard
            let modifiers = semantics.nodeInAnyFile(of: member)?.node.enclosingMember?.children.filter({
                $0.kind == .modifier
            })
        else { return false }
        return modifiers.contains {
            !$0.isWholeWord && [KnownName.private.id, KnownName.fileprivate.id].contains($0.name)
        }
    }

    private func isMeant(by node: SyntaxNode, _ file: ParsedFile) -> Bool {
        guard !family.isEmpty else { return isMeant(globalBy: node, file) }
        let base = type(before: node, file)
        // `Bindable(model).name`, and what a wrapper of a package projects.
        if node.isBound, case .external = base.boundValue { return true }
        if isStatic, base == .unknown, let value = node.partOfValueBefore, !mayBeType(value, behind: node, file) {
            return false
        }
        return file.mayName(node, of: base, memberOf: family, semantics)
    }

    /// `kind` of `item.kind` where some `kind` of the project is a type, or may be one; a local may also hold what a
    /// tuple or a wrapper has.
    private func mayBeType(_ part: SyntaxNode, behind node: SyntaxNode, _ file: ParsedFile) -> Bool {
        if node.partBeforeUnwrapping != part {
            guard case .external = type(before: part, file).unwrapped, part.name != KnownName.wrappedValue.id else {
                return true
            }
        }
        return semantics.membersOfAnyType(named: part.name).contains { found in
            guard let owner = found.owner else { return false }
            let type = semantics.members.type(of: MemberResolver.Found(owner: owner, member: found.member))
            switch type.unwrapped {
            case .metatype, .unknown, .constrained: return true
            default: return false
            }
        }
    }

    private func type(before node: SyntaxNode, _ file: ParsedFile) -> ResolvedType {
        guard node.kind == .memberComponent, !node.isOfSelf else { return .unknown }
        return TreeTypes(members: semantics.members, place: file.place(of: node)).type(before: node)
    }

    private func isMeant(globalBy node: SyntaxNode, _ file: ParsedFile) -> Bool {
        // `Module.name`
        if node.kind == .memberComponent, !node.isOfSelf {
            return node.previousSibling?.kind == .identifierExpression
        }
        if node.kind == .identifierExpression, LocalName(node.name, at: node) != nil { return false }
        guard let types = file.types(around: node) else { return true }
        return types.allSatisfy { semantics.members.members(named: node.name, in: $0).isEmpty }
    }
}

extension SyntaxNode {
    /// `count` of `$counter.count`, which hands on a binding.
    fileprivate var isBound: Bool {
        guard kind == .memberComponent, let first = parent?.firstChild else { return false }
        // `ForEach($items) { Toggle("On", isOn: $0.isOn) }`
        if first.isAnonymousParameter { return nextSibling == nil && parent?.parent?.kind == .argument }
        return first.name == KnownName.Bindable.id
            || parent?.children.prefix { $0 != self }.contains(where: \.isProjection) == true
    }

    /// `layer` of `view.layer.cornerRadius`, also where a local begins with it: a type has a name that begins with a
    /// capital letter, or is asked of a value.
    fileprivate var partOfValueBefore: SyntaxNode? {
        guard kind == .memberComponent, let base = partBeforeUnwrapping else { return nil }
        guard base.kind == .identifierExpression else { return base.isPartOfValue ? base : nil }
        guard let local = LocalName(meantBy: base), local.annotation == nil, let value = local.initialValue?.lastNamed
        else { return nil }
        return value.isPartOfValue ? value : nil
    }

    private var isPartOfValue: Bool {
        guard kind == .memberComponent, anchorToken.kind == .identifier, let first = tree.text(anchor).first else {
            return false
        }
        return first.isLowercase && name != KnownName.`self`.id
    }
}
