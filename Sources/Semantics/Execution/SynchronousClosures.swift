import SymbolIndex
import Syntax

/// Tells whether a closure has run when the call that takes it returns, as far as the call shows.
package struct SynchronousClosures {
    package let semantics: Semantics
    /// The type around the code; nil outside of types.
    package let type: TypeID?
    package let analysis: FileAnalysis

    package init(semantics: Semantics, type: TypeID?, analysis: FileAnalysis) {
        self.semantics = semantics
        self.type = type
        self.analysis = analysis
    }

    package func runsAtOnce(_ closure: SyntaxNode) -> Bool {
        guard let parent = closure.parent else { return false }
        // `{ … }()`
        if parent.kind == .chainExpression { return closure.nextSibling?.kind == .callComponent }
        guard parent.kind == .argument, let call = parent.parent, call.kind == .callComponent,
            let callee = call.previousSibling
        else { return false }
        let name = callee.tree.text(callee.anchor)
        if name == "sink" { return hasValueAtOnce(call) }
        // It tells of the subscription too.
        if name == "handleEvents" { return subscription(after: call) != nil }
        guard ClosureTakers.beforeReturning.contains(name) else { return false }
        // An operator of a publisher runs once somebody subscribes.
        return subscription(after: call).map { hasValueAtOnce($0) } ?? true
    }

    /// True where the closure does not run again when the call has returned, as that of a subscription does.
    package func runsOnlyAtOnce(_ closure: SyntaxNode) -> Bool {
        guard runsAtOnce(closure) else { return false }
        guard let call = closure.parent?.parent, closure.parent?.kind == .argument, let callee = call.previousSibling
        else { return true }
        return callee.tree.text(callee.anchor) != "sink" && subscription(after: call) == nil
    }

    /// What runs the closure of a subscription: the values that a published property gets, and nothing else.
    package struct Trigger {
        package let property: PropertyKey
        /// The object that makes the subscription publishes the values.
        package let isOwn: Bool
        /// Each value runs it later than it is sent.
        package let isLater: Bool
        /// When the value runs it that is sent where the subscription is made.
        package fileprivate(set) var first = Time.atOnce

        package enum Time {
            case atOnce, later, never
        }
    }

    /// `name` of `$name.dropFirst().sink { … }`; nil where other publishers join, or something may not be known.
    package func trigger(of closure: SyntaxNode) -> Trigger? {
        guard closure.parent?.kind == .argument, let call = closure.parent?.parent, call.kind == .callComponent,
            let callee = call.previousSibling, CombineNames.passing.contains(callee.tree.text(callee.anchor)),
            callee.tree.text(callee.anchor) == "sink" || subscription(after: call) != nil,
            let publisher = call.parent?.children.first(where: \.isProjection),
            let reference = analysis.references.first(where: { $0.kind == .publisher && $0.node == publisher }),
            reference.isCertain, let property = reference.property
        else { return nil }
        let isLater = SchedulerHops(semantics: semantics, analysis: analysis).arrivesLater(at: callee)
        var trigger = Trigger(property: property, isOwn: publisher.isOfSelf, isLater: isLater)
        var next = publisher.nextSibling
        while let part = next, part != callee {
            guard part.kind == .callComponent || passOn(part, &trigger) else { return nil }
            next = part.nextSibling
        }
        return trigger
    }

    /// False for what may bring in other values than those of the publisher before it.
    private func passOn(_ part: SyntaxNode, _ trigger: inout Trigger) -> Bool {
        guard part.kind == .memberComponent, let call = part.nextSibling, call.kind == .callComponent,
            !SchedulerHops(semantics: semantics, analysis: analysis).isOfProject(part)
        else { return false }
        let name = part.tree.text(part.anchor)
        if name == "dropFirst", call.firstChild == nil { trigger.first = .never }
        if CombineNames.leaving.contains(name) {
            if trigger.first == .atOnce { trigger.first = .later }
            return true
        }
        return CombineNames.passingAtOnce.contains(name) && !CombineNames.takingAny.contains(name)
    }

    /// True for the call of `assign(to:on:)` that sets a first value at once.
    package func isAssignment(_ call: SyntaxNode) -> Bool {
        guard call.kind == .callComponent, let callee = call.previousSibling,
            callee.tree.text(callee.anchor) == "assign"
        else { return false }
        return hasValueAtOnce(call)
    }

    private func subscription(after call: SyntaxNode) -> SyntaxNode? {
        var part = call.nextSibling
        while let current = part {
            if current.kind == .callComponent, let callee = current.previousSibling,
                ["sink", "assign"].contains(callee.tree.text(callee.anchor))
            {
                return current
            }
            part = current.nextSibling
        }
        return nil
    }

    /// True where the chain before a call is a publisher that has a value: a projection, a `CurrentValueSubject`, a key
    /// path that is observed, or what its name calls a publisher.
    private func hasValueAtOnce(_ call: SyntaxNode) -> Bool {
        guard let chain = call.parent, chain.kind == .chainExpression, let first = chain.firstChild else {
            return false
        }
        let expressions = semantics.types(in: type, analysis)
        var base = ResolvedType.unknown
        var hasValue = false
        var isSilent = false
        for part in chain.children.prefix(while: { $0 != call }) {
            base = part == first ? expressions.type(of: first) : expressions.step(part, from: base)
            let wasSilent = isSilent
            switch externalName(base) {
            case "PassthroughSubject": isSilent = true
            // A parameter of type `Published<Bool>.Publisher`, or of one that may be made of it.
            case "Publisher", "AnyPublisher":
                isSilent = isSilent || beginsWithoutValue(part)
                hasValue = hasValue || !isSilent
            case "CurrentValueSubject", "Just": hasValue = true
            default: break
            }
            let isSilentByItself = isSilent && !wasSilent
            if part.isProjection || part.isAnonymousParameter || isPublisher(part) && !isSilentByItself {
                hasValue = true
            }
            guard part.kind == .memberComponent else { continue }
            let name = part.tree.text(part.anchor)
            if CombineNames.deferring.contains(name) { return false }
            if name == "publisher", isObservation(part) { hasValue = true }
            // `events.prepend(0)`
            if isSilent, CombineNames.takingAny.contains(name) { hasValue = true }
        }
        return hasValue
    }

    /// `changesPublisher`, and `publisher` of a sequence or an optional.
    private func isPublisher(_ part: SyntaxNode) -> Bool {
        let name = part.tree.text(part.anchor)
        return (part.kind == .identifierExpression || part.kind == .memberComponent)
            && part.nextSibling?.kind != .callComponent
            && (name.hasSuffix("Publisher") || name == "publisher" && part.kind == .memberComponent)
    }

    /// True for `events` of `var events: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }` with a
    /// `PassthroughSubject`, which has no value at first.
    private func beginsWithoutValue(_ part: SyntaxNode) -> Bool {
        guard let name = part.kind == .callComponent ? part.calledName : part,
            name.kind == .identifierExpression || name.kind == .memberComponent
        else { return false }
        let declared = MeantDeclarations(semantics: semantics).declarations(of: name, analysis)
        return !declared.isEmpty && declared.allSatisfy { beginsWithoutValue($0.member, of: $0.owner) }
    }

    private func beginsWithoutValue(_ member: MemberReference, of owner: TypeID?) -> Bool {
        guard let (node, file) = semantics.nodeInAnyFile(of: member) else { return false }
        let binding = node.kind == .identifierPattern ? node.parent : nil
        if let code = binding?.getterBody ?? node.child(.codeBlock) {
            let values = code.valuesGivenBack
            return !values.isEmpty && values.allSatisfy { passesOnSubject($0, file) }
        }
        if let binding, let value = binding.child(.initializer)?.expressionChild {
            return binding.parent?.name == KnownName.let.id && passesOnSubject(value, file)
        }
        guard let owner, semantics.index.isRequirement(member, of: owner) else { return false }
        let name = semantics.index.name(of: member)
        let witnesses = semantics.conformers(of: owner).flatMap { type in
            semantics.index.members(named: name, of: type).map { ($0, type) }
        }
        return !witnesses.isEmpty && witnesses.allSatisfy { beginsWithoutValue($0, of: $1) }
    }

    /// `subject.filter { … }.eraseToAnyPublisher()`, and the same of notifications.
    private func passesOnSubject(_ value: SyntaxNode, _ file: FileAnalysis) -> Bool {
        let expressions = semantics.types(at: value, file)
        guard value.kind == .chainExpression, let first = value.firstChild else { return false }
        var base = ResolvedType.unknown
        var isBehindSubject = false
        for part in value.children {
            if isBehindSubject, part.kind == .memberComponent {
                let name = part.tree.text(part.anchor)
                guard CombineNames.following.contains(name), !CombineNames.takingAny.contains(name),
                    semantics.declarations(named: part.name).isEmpty
                else { return false }
            }
            isBehindSubject = isBehindSubject || isPublisherOfNotifications(part, of: base)
            base = part == first ? expressions.type(of: first) : expressions.step(part, from: base)
            isBehindSubject = isBehindSubject || externalName(base) == "PassthroughSubject"
        }
        return isBehindSubject
    }

    /// `NotificationCenter.default.publisher(for: .didSave)`, which sends nothing before the next notification.
    private func isPublisherOfNotifications(_ part: SyntaxNode, of base: ResolvedType) -> Bool {
        guard part.kind == .memberComponent, part.tree.text(part.anchor) == "publisher", !isObservation(part) else {
            return false
        }
        return externalName(base) == "NotificationCenter"
            && semantics.membersOfAnyType(named: part.name).allSatisfy { found in
                found.owner.map { semantics.index.types[$0].kind != .external } ?? false
            }
    }

    /// `publisher(for: \.name)`
    private func isObservation(_ part: SyntaxNode) -> Bool {
        guard let call = part.nextSibling, call.kind == .callComponent else { return false }
        return call.firstChild?.expressionChild?.kind == .keyPathExpression
    }

    private func externalName(_ type: ResolvedType) -> String? {
        guard case .external(let name, _) = type.unwrapped else { return nil }
        return semantics.project.index.text(name)
    }
}
