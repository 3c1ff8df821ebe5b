import SymbolIndex
import Syntax

/// Tells which views run code while they update for sure: it stands in their bodies, in a function or getter that such
/// code names, or in what makes a value there (catalogue 222). `EventCode` answers the opposite, and what neither is
/// sure of may be both.
// A class, since it keeps what it found out.
package final class UpdateCode {
    package unowned let semantics: Semantics
    private var known: FixedPoint<NamedCode, Set<TypeID>>
    /// By the initializer, the parameter or the property.
    private var knownMakings: FixedPoint<SyntaxNode, Set<TypeID>>

    package init(_ semantics: Semantics) {
        self.semantics = semantics
        let circles = Circles()
        known = FixedPoint(circles)
        knownMakings = FixedPoint(circles)
    }

    package func views(running node: SyntaxNode, in analysis: FileAnalysis) -> Set<TypeID> {
        if ViewUpdate.contains(node) {
            guard let view = view(around: node, analysis) else { return [] }
            let closure = node.ancestor { $0.kind == .closureExpression && !isRunByUpdate($0, analysis) }
            return closure.map { views(runningKept: $0, analysis) } ?? [view]
        }
        guard let code = boundary(around: node, analysis) else { return [] }
        switch code.kind {
        case .initializerDeclaration: return views(makingBy: parameter(around: node) ?? code, analysis)
        case .variableDeclaration: return isPartOfMaking(code) ? views(makingBy: code, analysis) : []
        case .closureExpression: return views(runningKept: code, analysis)
        default: return named(code, around: node, analysis).map { views(running: $0) } ?? []
        }
    }

    /// A closure that a function or a getter gives back, or that a local or a property holds, where its name is called.
    private func views(runningKept closure: SyntaxNode, _ analysis: FileAnalysis) -> Set<TypeID> {
        let kept = KeptClosure(eventCode: semantics.eventCode, analysis: analysis)
        // A parameter may stand for any closure of the project.
        guard closure.parent?.kind != .argument,
            case .cause(.names(let codes)) = kept.keeper(of: closure, isAwaited: false)
        else { return [] }
        return codes.filter { $0.kind != .closure || $0.owner != nil || $0.scope != nil }
            .reduce(into: []) { $0.formUnion(views(running: $1)) }
    }

    private func views(running code: NamedCode) -> Set<TypeID> {
        if let answer = known[code] { return answer }
        let question = known.ask(code, first: [])
        let isOfObject = code.owner != nil && !code.isStatic
        let places = (semantics.eventCode.places(of: code) ?? []).filter {
            !$0.isValue && semantics.eventCode.means(code, at: $0.node, $0.analysis)
                && !(isOfObject && isOnFreshObject($0.node, $0.analysis))
        }
        var answer = places.reduce(into: Set<TypeID>()) { $0.formUnion(views(running: $1.node, in: $1.analysis)) }
        for place in semantics.resultBuilders.places(running: code) {
            answer.formUnion(views(running: place.node, in: place.analysis))
        }
        return known.close(question, code, answer)
    }

    /// The member belongs to an object that is being made, which no view has seen.
    package func isOnFreshObject(_ member: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if LocalName.isFreshObject(before: member) { return true }
        guard member.isOfSelf, boundary(around: member, analysis)?.kind == .initializerDeclaration else { return false }
        return analysis.enclosingType(of: member).map { semantics.index.types[$0].kind == .class } ?? false
    }

    // MARK: Values that are made

    /// - Parameter code: an initializer, one of its parameters or a property, with what it has by default.
    private func views(makingBy code: SyntaxNode, _ analysis: FileAnalysis) -> Set<TypeID> {
        if let answer = knownMakings[code] { return answer }
        guard let type = analysis.enclosingType(of: code) else { return [] }
        let question = knownMakings.ask(code, first: [])
        var answer = views(creating: type, code)
        for other in [type] + semantics.conformers(of: type)
        where other == type || semantics.index.types[other].kind == .class {
            let initializers = semantics.index.members(named: KnownName.`init`.id, of: other).compactMap {
                semantics.node(of: $0)
            }
            if other != type, initializers.isEmpty { answer.formUnion(views(creating: other, code)) }
            for (initializer, analysis) in initializers where initializer != code {
                guard delegates(initializer, to: code, isOfSubclass: other != type) else { continue }
                answer.formUnion(views(makingBy: initializer, analysis))
            }
        }
        return knownMakings.close(question, code, answer)
    }

    private func views(creating type: TypeID, _ code: SyntaxNode) -> Set<TypeID> {
        semantics.creations(of: type).reduce(into: []) { answer, creation in
            guard runs(code, creation.made.labels) else { return }
            answer.formUnion(views(running: creation.made.call, in: creation.analysis))
        }
    }

    /// `super.init(…)`, which stands for itself where it is not written, and `self.init(…)`.
    private func delegates(_ initializer: SyntaxNode, to code: SyntaxNode, isOfSubclass: Bool) -> Bool {
        guard let body = initializer.child(.codeBlock), isOfSubclass || code.kind != .variableDeclaration else {
            return false
        }
        var calls: [SyntaxNode] = []
        body.walk { node in
            let isCall = isOfSubclass ? node.isSuperInitializerCall : node.isOwnInitializerCall
            if isCall { calls += node.children.filter { $0.kind == .callComponent }.prefix(1) }
            return true
        }
        // One that calls another of its own class leaves it to that.
        if calls.isEmpty, isOfSubclass { return runs(code, []) }
        return calls.contains { runs(code, $0.argumentLabels) }
    }

    private func runs(_ code: SyntaxNode, _ labels: [NameID]) -> Bool {
        switch code.kind {
        case .parameter:
            guard let initializer = code.parent?.parent, initializer.accepts(labels: labels) else { return false }
            return !labels.contains(code.tree.tokens[code.labelToken].payload)
        case .variableDeclaration: return code.child(.binding)?.firstChild.map { !labels.contains($0.name) } ?? false
        default: return code.accepts(labels: labels)
        }
    }

    private func parameter(around node: SyntaxNode) -> SyntaxNode? {
        node.ancestor { $0.kind == .parameter || $0.kind == .codeBlock }.flatMap { $0.kind == .parameter ? $0 : nil }
    }

    /// The first value of a property that each value of its type gets; a state is made once.
    private func isPartOfMaking(_ variable: SyntaxNode) -> Bool {
        let modifiers = Modifiers(variable)
        guard !modifiers.isStatic, !modifiers.isLazy else { return false }
        return ![KnownName.StateObject, .State].contains { variable.attribute(named: $0) != nil }
    }

    // MARK: Around a place

    /// UIKit and AppKit ask a class for its views when they like, most often once; a preview is for nobody to use.
    private func view(around node: SyntaxNode, _ analysis: FileAnalysis) -> TypeID? {
        guard let type = analysis.enclosingType(of: node), semantics.index.types[type].kind != .class else {
            return nil
        }
        return semantics.isOfPreviews(type) ? nil : type
    }

    /// False for an argument of the project's own code, which may run it later, and for what a local holds; views, also
    /// those of the project that get content, and the functions of the standard library run theirs in the update.
    private func isRunByUpdate(_ closure: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let argument = closure.parent, argument.kind == .argument, let callee = argument.parent?.previousSibling
        else { return false }
        switch callee.kind {
        case .identifierExpression:
            let types = semantics.types(meantBy: callee, analysis)
            guard types.isEmpty else { return isContent(argument, of: types, analysis) }
            guard startsUppercase(callee) else { return false }
            let label = argument.argumentLabel.map { semantics.index.text($0) } ?? ""
            return ClosureTakers.drawing.contains(callee.tree.text(callee.anchor))
                || ClosureTakers.labelsOfUpdates.contains(label)
                || !ActionClosure(semantics: semantics, analysis: analysis).givesNothing(closure)
        case .memberComponent: return isRunByUpdate(closuresOf: callee)
        default: return false
        }
    }

    /// True for a closure that gives a view of the project what it shows.
    private func isContent(_ argument: SyntaxNode, of types: [TypeID], _ analysis: FileAnalysis) -> Bool {
        guard types.allSatisfy({ WrapperOwner($0, semantics.project).kind == .view }) else { return false }
        let parameters = semantics.parameters(taking: argument, analysis, inAnyFile: true)
        if !parameters.isEmpty { return parameters.contains { $0.0.givesViewByCall } }
        let label = argument.argumentLabel
        return types.contains { type in
            semantics.index.members(of: type).contains { member in
                guard semantics.index.fact(member).isStored, label == nil || semantics.index.name(of: member) == label,
                    let (pattern, _) = semantics.nodeInAnyFile(of: member)
                else { return false }
                return pattern.parent?.givesViewByCall ?? false
            }
        }
    }

    /// `items.map { … }`, and modifiers of the SDK that make content.
    private func isRunByUpdate(closuresOf callee: SyntaxNode) -> Bool {
        let name = callee.tree.text(callee.anchor)
        if ClosureTakers.beforeReturning.contains(name) { return true }
        let makesContent = ClosureTakers.builders.contains(name) || ViewClosures.presenters.contains(name)
        return (makesContent || ClosureTakers.inOwnUpdate.contains(name))
            && semantics.membersOfAnyType(named: callee.name).isEmpty
    }

    private func startsUppercase(_ callee: SyntaxNode) -> Bool {
        callee.tree.text(callee.anchor).first?.isUppercase == true
    }

    /// What runs a node as its own code, at once, or the closure that runs it at other times.
    private func boundary(around node: SyntaxNode, _ analysis: FileAnalysis) -> SyntaxNode? {
        guard let code = node.ancestor(where: { UpdateCode.isBoundary($0) }) else { return nil }
        guard code.kind == .closureExpression else { return code }
        guard let type = analysis.enclosingType(of: code),
            SynchronousClosures(semantics: semantics, type: type, analysis: analysis).runsAtOnce(code)
        else { return code }
        return boundary(around: code, analysis)
    }

    /// The function, getter or setter; nil for what waits and whatever else runs at other times.
    private func named(_ code: SyntaxNode, around node: SyntaxNode, _ analysis: FileAnalysis) -> NamedCode? {
        switch code.kind {
        case .functionDeclaration where code.anchorToken.kind == .identifier && !code.isAsynchronous:
            return semantics.eventCode.code(of: code, in: analysis)
        case .accessorBlock: return accessor(code, isInSetter(node) ? .setter : .getter, analysis)
        default: return nil
        }
    }

    private func isInSetter(_ node: SyntaxNode) -> Bool {
        let accessor = node.ancestor { $0.kind == .accessor || $0.kind == .accessorBlock }
        return accessor?.kind == .accessor && accessor?.name != KnownName.get.id
    }

    private func accessor(_ accessors: SyntaxNode, _ kind: NamedCode.Kind, _ analysis: FileAnalysis) -> NamedCode? {
        guard let binding = accessors.parent, binding.kind == .binding, let pattern = binding.firstChild,
            let variable = binding.parent, let owner = semantics.eventCode.owner(of: variable, in: analysis)
        else { return nil }
        return semantics.eventCode.member(pattern.name, kind, of: owner, variable, analysis)
    }

    private static func isBoundary(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .functionDeclaration, .accessorBlock, .closureExpression, .initializerDeclaration,
            .deinitializerDeclaration, .subscriptDeclaration:
            true
        case .variableDeclaration: node.parent?.kind == .memberBlock
        default: node.kind.isTypeDeclaration
        }
    }
}
