import SymbolIndex
import Syntax

/// From where code comes to run, for the question whether code that is running may run it before it returns.
///
/// What comes later is called from more places.
package enum CodeStart: Int, Comparable {
    /// While its own object is made.
    case whileMade
    /// In a turn of its own.
    case ownTurn
    /// By what a user does with a control.
    case input
    /// By an update of views.
    case viewUpdate
    /// Whatever calls it.
    case anyCall

    package static func < (left: CodeStart, right: CodeStart) -> Bool { left.rawValue < right.rawValue }
}

/// Tells from where code comes to run: closures that schedulers, controls and views take, what names a function, and so
/// on up to all of them.
///
/// Only what is plain to see is one of the first kinds.
// A class, since it keeps what it found.
package final class CodeStarts {
    private unowned let semantics: Semantics
    private var known = FixedPoint<Question, CodeStart>(Circles())
    private var index: ProjectIndex { semantics.index }

    private struct Question: Hashable {
        let code: NamedCode
        let isOfSelf: Bool
    }

    private enum ClosureStart {
        case here
        case inView
        case start(CodeStart)
    }

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// - Parameter isOfSelf: the code is about its own object, so that an initializer is about one that is being made.
    package func start(of place: SyntaxNode, isOfSelf: Bool, in analysis: FileAnalysis) -> CodeStart {
        start(of: place, isOfSelf: isOfSelf, isValue: false, in: analysis)
    }

    /// - Parameter isValue: the place names a function that is handed on.
    private func start(of place: SyntaxNode, isOfSelf: Bool, isValue: Bool, in analysis: FileAnalysis) -> CodeStart {
        var isValue = isValue
        var lowest = CodeStart.whileMade
        var current = isValue ? place.wholeExpression : place
        while let parent = current.parent {
            if isValue || current.kind == .closureExpression {
                switch start(ofClosure: current, analysis) {
                case .here: break
                case .inView: lowest = .viewUpdate
                case .start(let start): return max(start, lowest)
                }
                isValue = false
            }
            if let start = start(ofCodeIn: parent, isOfSelf: isOfSelf, analysis) { return max(start, lowest) }
            current = parent
        }
        return .anyCall
    }

    /// Nil where the node is not a declaration with code of its own.
    private func start(ofCodeIn node: SyntaxNode, isOfSelf: Bool, _ analysis: FileAnalysis) -> CodeStart? {
        switch node.kind {
        case .functionDeclaration: return start(of: node, isOfSelf: isOfSelf, analysis)
        case .initializerDeclaration:
            let type = analysis.enclosingType(of: node)
            return isOfSelf && type.map { index.types[$0].kind == .class } == true ? .whileMade : .anyCall
        case .accessorBlock: return start(ofGetter: node, analysis)
        // What a preview sets is for nobody to use.
        case .macroExpression: return node.isPreviewMacro ? .ownTurn : .anyCall
        case .accessor where node.isSetter, .deinitializerDeclaration, .subscriptDeclaration: return .anyCall
        case .variableDeclaration: return node.parent?.kind == .memberBlock ? .anyCall : nil
        default: return node.kind.isTypeDeclaration ? .anyCall : nil
        }
    }

    // MARK: Declarations

    private func start(of function: SyntaxNode, isOfSelf: Bool, _ analysis: FileAnalysis) -> CodeStart {
        let owner = semantics.eventCode.owner(of: function, in: analysis)
        if isTest(function, of: owner) || isRunByTask(function) { return .ownTurn }
        guard runsWhereNamed(function, of: owner) else { return .anyCall }
        return start(of: semantics.eventCode.code(of: function, in: analysis), isOfSelf: isOfSelf)
    }

    /// True for a function that runs nowhere but where it is named.
    package func runsWhereNamed(_ function: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        runsWhereNamed(function, of: semantics.eventCode.owner(of: function, in: analysis))
    }

    private func runsWhereNamed(_ function: SyntaxNode, of owner: TypeID?) -> Bool {
        function.anchorToken.kind == .identifier && isNamedOnly(function)
            && owner.map { !mayBeCalledUnnamed(function, of: $0) } ?? true
    }

    /// True for what only a test runner calls.
    private func isTest(_ function: SyntaxNode, of owner: TypeID?) -> Bool {
        guard let owner, index.conforms(owner, to: "XCTestCase") else { return false }
        let name = index.text(function.name)
        return ["test", "setUp", "tearDown"].contains { name.hasPrefix($0) }
    }

    /// True for an `async` function, which code that does not wait can only start by a task: it begins when that code
    /// has returned, but for `Task.immediate` (SE-0472).
    private func isRunByTask(_ function: SyntaxNode) -> Bool { function.isAsynchronous && !startsTasksAtOnce }

    /// True where one of these stands behind the name of a type.
    private lazy var startsTasksAtOnce = ["immediate", "immediateDetached", "startSynchronously"]
        .compactMap { semantics.name($0) }.contains { name in
            semantics.isNamed(name) { node, _ in
                node.kind == .memberComponent
                    && node.previousSibling.map { index.text($0.name).first?.isUppercase } == true
            }
        }

    /// False for what Objective-C, a superclass or unknown attributes may call.
    private func isNamedOnly(_ function: SyntaxNode) -> Bool {
        function.children.allSatisfy {
            $0.kind != .attribute || SDKAttributes.onNamedFunctions.contains(index.text($0.name))
        }
            && !Modifiers(function).isOverride && access(to: function) < .public
    }

    /// That of the extension around where none is written.
    private func access(to function: SyntaxNode) -> AccessLevel {
        let own = Modifiers(function).access
        guard own == .internal, let around = function.enclosingDeclaration, around.kind == .extensionDeclaration else {
            return own
        }
        return Modifiers(around).access
    }

    /// True for what a protocol may ask for, and for a function that Swift calls.
    private func mayBeCalledUnnamed(_ function: SyntaxNode, of owner: TypeID) -> Bool {
        if SDKMembers.unnamedFunctions.contains(index.text(function.name)) { return true }
        if ViewUpdate.isUpdateMethod(function) || ViewUpdate.isMakingMethod(function) { return true }
        if semantics.isRequirement(function.name, of: owner) || index.hasAttribute("objcMembers", owner) { return true }
        // What is private meets no requirement of a protocol from outside, unless the type is as private.
        if access(to: function) <= .fileprivate, index.types[owner].access > .fileprivate { return false }
        return semantics.family(of: owner).contains { index.mayBeCalledFromOutside($0) }
    }

    private func start(ofGetter accessors: SyntaxNode, _ analysis: FileAnalysis) -> CodeStart {
        guard let binding = accessors.parent, binding.kind == .binding, let pattern = binding.firstChild,
            let variable = binding.parent, let owner = semantics.eventCode.owner(of: variable, in: analysis),
            index.types[owner].kind != .class
        else { return .anyCall }
        if index.isPreview(owner) { return .ownTurn }
        guard index.conforms(owner, to: "View") else { return .anyCall }
        let name = index.text(pattern.name)
        if name == "body" { return .viewUpdate }
        guard !SDKMembers.unnamedGetters.contains(name), variable.attribute(named: .objc) == nil
        else { return .anyCall }
        let getter = semantics.eventCode.member(pattern.name, .getter, of: owner, variable, analysis)
        return start(of: getter, isOfSelf: false)
    }

    /// Where all that names the code runs.
    private func start(of code: NamedCode, isOfSelf: Bool) -> CodeStart {
        let key = Question(code: code, isOfSelf: isOfSelf)
        if let answer = known[key] { return answer }
        let question = known.ask(key, first: .whileMade)
        return known.close(question, key, startOfPlaces(of: code, isOfSelf: isOfSelf))
    }

    private func startOfPlaces(of code: NamedCode, isOfSelf: Bool) -> CodeStart {
        guard isSeenWhereNamed(code), let places = semantics.eventCode.places(of: code) else { return .anyCall }
        // What only a test or a library calls is named nowhere.
        var result = places.isEmpty ? CodeStart.ownTurn : .whileMade
        for place in places where result != .anyCall {
            let isOfSelf = isOfSelf && place.node.isOfSelf
            result = max(result, start(of: place.node, isOfSelf: isOfSelf, isValue: place.isValue, in: place.analysis))
        }
        return result
    }

    /// False where a file of which no references are known may name the code.
    private func isSeenWhereNamed(_ code: NamedCode) -> Bool {
        let isOfLegacyClass = code.owner.map { semantics.project.legacy.classes[$0] != nil } ?? false
        return code.file != nil
            || semantics.files(mentioning: code.name).allSatisfy { file in
                semantics.project.analysis(of: file) != nil || isOfLegacyClass && !semantics.mayLeadToLegacyClass(file)
            }
    }

    // MARK: Closures

    /// - Parameter closure: a closure, or a function that is handed on.
    private func start(ofClosure closure: SyntaxNode, _ analysis: FileAnalysis) -> ClosureStart {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent, let callee = call.calledName
        else { return kept(closure, analysis) }
        if isOfProject(callee) { return kept(closure, analysis) }
        let name = index.text(callee.name)
        if ClosureTakers.inOwnTurn.contains(name) {
            // `timer.fire()` runs the block at once.
            return .start(name == "scheduledTimer" && semantics.name("fire") != nil ? .anyCall : .ownTurn)
        }
        if ClosureTakers.certain.contains(name) || name == "forEach" || isMainActorRun(callee) { return .here }
        if name == "sink" {
            return .start(
                SchedulerHops(semantics: semantics, analysis: analysis).arrivesLater(at: callee) ? .ownTurn : .anyCall)
        }
        if ClosureTakers.byInput.contains(name) {
            return .start(ViewUpdate.waitsForEvent(argument) ? .input : .viewUpdate)
        }
        return ClosureTakers.byViews.contains(name) ? .inView : .start(.anyCall)
    }

    private func isMainActorRun(_ callee: SyntaxNode) -> Bool {
        index.text(callee.name) == "run" && callee.previousSibling?.name == KnownName.MainActor.id
    }

    /// By the names under which the project keeps it until it runs.
    private func kept(_ closure: SyntaxNode, _ analysis: FileAnalysis) -> ClosureStart {
        // `{ … }()`
        if closure.kind == .closureExpression, closure.nextSibling?.kind == .callComponent { return .here }
        let kept = KeptClosure(eventCode: semantics.eventCode, analysis: analysis)
        guard case .cause(.names(let codes)) = kept.keeper(of: closure, isAwaited: false), !codes.isEmpty else {
            return .start(.anyCall)
        }
        guard codes.allSatisfy({ isNamedInSight($0) && !mayBeCalledOfOthers($0) }) else { return .start(.anyCall) }
        return .start(codes.map { start(of: $0, isOfSelf: false) }.max() ?? .anyCall)
    }

    /// A parameter, a local, or a property of a view, and no property of an object, which many may call.
    private func isNamedInSight(_ code: NamedCode) -> Bool {
        guard let owner = code.owner else { return code.file != nil }
        return index.types[owner].kind == .struct && index.conforms(owner, to: "View")
    }

    /// `row.onTap(item)`, which may as well be a modifier of the name, and is no place of the closure therefore.
    private func mayBeCalledOfOthers(_ code: NamedCode) -> Bool {
        guard code.scope == nil, ViewUpdate.isEventName(index.text(code.name)) else { return false }
        return semantics.isNamed(code.name) { node, _ in
            guard node.kind == .memberComponent, !node.isOfSelf else { return false }
            guard node.isCalled, let call = node.partBehindUnwrapping else { return !node.isAssignedWhole }
            return !call.children.contains { $0.expressionChild?.kind == .closureExpression }
        }
    }

    private func isOfProject(_ callee: SyntaxNode) -> Bool {
        if callee.kind == .identifierExpression, LocalName(callee.name, at: callee) != nil { return true }
        return semantics.types(ofAnyPlaceNamed: callee.name).contains { index.types[$0].kind != .external }
            || semantics.declarations(named: callee.name).contains { index.fact($0).kind == .function }
    }
}
