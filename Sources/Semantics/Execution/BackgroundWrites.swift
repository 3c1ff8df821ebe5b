import SymbolIndex
import Syntax

/// Tells whether a property is set off the main thread (catalogue 72, 223): by the closures around, by the helpers of
/// the project that get them, by schedulers, by an async method or a task of a class that is on no actor, and by
/// whatever runs the code there: callers of a method, assignments of a property that has observers.
// A class, since it keeps what it found out.
package final class BackgroundWrites {
    package unowned let semantics: Semantics
    /// The functions and setters that are known to run in the background somewhere, or not.
    private var known: FixedPoint<NamedCode, Bool>
    /// By the arguments that hand closures to functions of the project.
    var helpers: FixedPoint<SyntaxNode, ClosureExecution>

    package var index: ProjectIndex { semantics.index }

    init(_ semantics: Semantics) {
        self.semantics = semantics
        let circles = Circles()
        known = FixedPoint(circles)
        helpers = FixedPoint(circles)
    }

    /// False where an actor keeps the property, or its class.
    package func mayBeSetOffMain(_ property: NameID, of owner: TypeID) -> Bool {
        !index.isolation(of: owner).isActor
            && !index.members(named: property, of: owner).contains { index.hasAttribute($0, .MainActor) }
    }

    /// True where the code at a mention of a property runs in the background.
    package func isInBackground(_ mention: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        !LocalName.isFreshObject(before: mention) && runsInBackground(mention, isValue: false, analysis)
    }

    /// - Parameter isValue: the place names a function that is handed on, such as `save` in
    ///   `queue.async(execute: save)`.
    private func runsInBackground(_ place: SyntaxNode, isValue: Bool, _ analysis: FileAnalysis) -> Bool {
        var startsTask = false
        var current = place
        if isValue { current = place.wholeExpression }
        let value = isValue ? current : nil
        while let parent = current.parent {
            switch current.kind {
            case _ where current.kind == .closureExpression || current == value:
                switch execution(of: current, analysis) {
                case .background: return true
                case .main: return false
                case .inherited: if current.isTask { startsTask = true }
                case .unknown:
                    guard let keepers = keepers(of: current, analysis) else { return false }
                    // A task belongs to the actor of the code that is written around it.
                    if !startsTask { return keepers.count == 1 && isReachedInBackground(keepers[0]) }
                }
            case _ where current.isTargetOfPipeline:
                switch execution(of: current, analysis) {
                case .background: return true
                case .main: return false
                case .inherited, .unknown: break
                }
            case .functionDeclaration:
                if isOnOtherActor(current, analysis) { return true }
                if startsTask || current.isAsynchronous { return isOnNoActor(current, analysis) }
                return isReachedInBackground(current, analysis)
            case .initializerDeclaration: return runsOffMain(current, startsTask: startsTask, analysis)
            case .accessor:
                guard !startsTask, current.isSetter, let binding = parent.parent, binding.kind == .binding,
                    let variable = binding.parent, let pattern = binding.firstChild,
                    let owner = semantics.eventCodeOfAnyFile.owner(of: variable, in: analysis),
                    isUnisolated(variable, analysis)
                else { return false }
                let setter = semantics.eventCodeOfAnyFile.member(pattern.name, .setter, of: owner, variable, analysis)
                return isReachedInBackground(setter)
            case .codeBlock where current.isGuardedByMainThread: return false
            case .memberBlock: return false
            default: break
            }
            current = parent
        }
        return false
    }

    // MARK: Closures that are kept

    /// What keeps a closure until it runs; nil where that is not in sight, or it runs on the main actor.
    private func keepers(of closure: SyntaxNode, _ analysis: FileAnalysis) -> [NamedCode]? {
        let kept = KeptClosure(eventCode: semantics.eventCodeOfAnyFile, analysis: analysis)
        guard case .cause(.names(let keepers)) = kept.keeper(of: closure, isAwaited: false), !keepers.isEmpty,
            !keepers.contains(where: { isOfUnknownType($0) || mayBeOnMainActor($0) })
        else { return nil }
        return keepers
    }

    private func isOfUnknownType(_ code: NamedCode) -> Bool {
        code.kind == .closure && code.owner == nil && code.file == nil
    }

    /// `let onTap: @MainActor () -> Void`; what an alias stands for may be such a type.
    private func mayBeOnMainActor(_ code: NamedCode) -> Bool {
        let parameters = code.file.flatMap { semantics.project.analysis(of: $0) }.flatMap { analysis in
            code.scope.map { semantics.tree(of: analysis).node(at: $0).parameters.filter { $0.name == code.name } }
        }
        let members = code.owner.map { Array(index.members(named: code.name, of: $0)) } ?? []
        let declared = members.isEmpty ? semantics.declarations(named: code.name) : members
        let properties = declared.lazy.compactMap { self.semantics.nodeInAnyFile(of: $0)?.node.parent }
        return (parameters ?? Array(properties)).contains { declaration in
            guard let type = declaration.writtenType else { return false }
            return isOnMainActor(declaration) || !type.contains { $0.kind == .functionType }
        }
    }

    // MARK: Callers

    private func isReachedInBackground(_ function: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard function.anchorToken.kind == .identifier, isUnisolated(function, analysis) else { return false }
        return isCalledBySession(function) || isCalledElsewhere(function, analysis)
            || isReachedInBackground(semantics.eventCodeOfAnyFile.code(of: function, in: analysis))
    }

    /// `urlSession(_:downloadTask:didFinishDownloadingTo:)` of a file that makes its session with `delegateQueue: nil`.
    private func isCalledBySession(_ function: SyntaxNode) -> Bool {
        index.text(function.name) == "urlSession"
            && ClosureExecutionFinder(tree: function.tree).makesSessionWithoutQueue
    }

    /// A method by which a class is told something off the main thread: `session(_:didReceiveMessage:)` of a
    /// `WCSessionDelegate`, `centralManagerDidUpdateState(_:)` of a file that gives its manager a queue.
    private func isCalledElsewhere(_ function: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let type = analysis.enclosingType(of: function) else { return false }
        let name = index.text(function.name)
        return index.foreignConformances(of: type).contains { conformance in
            guard let told = SDKProtocols.toldElsewhere[index.text(conformance)] else { return false }
            return told.prefixes.contains { name.hasPrefix($0) }
                && ClosureExecutionFinder(tree: function.tree).mayCallElsewhere(told)
        }
    }

    func isReachedInBackground(_ code: NamedCode) -> Bool {
        if let answer = known[code] { return answer }
        let question = known.ask(code, first: false)
        let answer = (semantics.eventCodeOfAnyFile.places(of: code) ?? []).contains { place in
            semantics.eventCodeOfAnyFile.means(code, at: place.node, place.analysis)
                && runsInBackground(place.node, isValue: place.isValue, place.analysis)
        }
        return known.close(question, code, answer)
    }

    /// A function of an actor that is not the main one, or of a class that such an actor keeps.
    private func isOnOtherActor(_ function: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let type = analysis.enclosingType(of: function), let declaration = index.types[type].declarations.first
        else { return false }
        if Modifiers(function).isNonisolated { return false }
        let written = function.children.lazy.filter { $0.kind == .attribute }
            .compactMap { self.index.globalActor($0.name, in: declaration) }.first
        return (written ?? index.isolation(of: type)) == .otherActor
    }

    /// True for an `async` function, or a task that a function starts, on no actor.
    func runsOffMain(_ function: SyntaxNode, startsTask: Bool, _ analysis: FileAnalysis) -> Bool {
        (startsTask || function.isAsynchronous) && isOnNoActor(function, analysis)
    }

    /// A function that nothing puts on an actor, so that its tasks run on none.
    private func isOnNoActor(_ function: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let type = analysis.enclosingType(of: function), function.parent?.kind == .memberBlock else {
            return false
        }
        return !index.mayBeOnActor(type, inEveryTarget: true) && isUnisolated(function, analysis)
    }

    /// A function or a property that runs where it is used: neither itself nor its type is on an actor.
    private func isUnisolated(_ declaration: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if let type = analysis.enclosingType(of: declaration),
            index.isolation(of: type, inEveryTarget: true).mayBeActor
        {
            return false
        }
        return declaration.children.allSatisfy {
            $0.kind != .attribute || SDKAttributes.onUnisolatedMembers.contains(index.text($0.name))
        }
    }
}

extension SyntaxNode {
    /// `&$x` of `assign(to: &$x)`, and `\.x` of `assign(to: \.x, on: self)`.
    fileprivate var isTargetOfPipeline: Bool {
        guard kind == .prefixExpression || kind == .keyPathExpression, let argument = parent,
            argument.kind == .argument,
            let callee = argument.parent?.calledName
        else { return false }
        return ClosureExecutionFinder(tree: tree).receives(callee)
    }

    /// `if Thread.isMainThread { … }`
    fileprivate var isGuardedByMainThread: Bool {
        guard let statement = parent, statement.kind == .ifStatement else { return false }
        return statement.child(.codeBlock) == self && statement.firstChild?.text == "Thread.isMainThread"
    }
}
