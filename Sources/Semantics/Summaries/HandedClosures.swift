import SymbolIndex
import Syntax

/// Code that the project hands to libraries and that these run, before they return, when other code cancels or sets
/// something.
struct HandedClosures {
    /// For when a subscription, a task or a progress is cancelled, or the last reference to a subscription goes.
    private(set) var atCancelling: [ClassCode.Body] = []
    private var observing: [NameID: [ClassCode.Body]] = [:]
    /// For when any property is set that Objective-C knows: what observes it is told by its name as a text.
    private(set) var observingAny: [ClassCode.Body] = []

    init(_ semantics: Semantics) {
        forEach(named: ClosureTakers.cancelling, semantics) { node, analysis in
            atCancelling += HandedClosures.code(givenTo: node).map { ClassCode.Body(node: $0, analysis: analysis) }
        }
        let cancelling = ["Cancellable", "Subscription"]
        atCancelling += HandedClosures.methods(named: "cancel", semantics) { cancelling.contains($0) }
        forEach(named: ["observe", "publisher"], semantics) { addObservers(at: $0, $1) }
        observingAny = HandedClosures.methods(named: "observeValue", semantics) { _ in true }
    }

    /// For when a property of an object is set, by its name (key-value observing).
    func observers(of property: NameID) -> [ClassCode.Body] { observing[property] ?? [] }

    private func forEach(
        named texts: [String], _ semantics: Semantics, _ body: (SyntaxNode, FileAnalysis) -> Void
    ) {
        for name in texts.compactMap({ semantics.name($0) }) {
            for analysis in semantics.analyses(mentioning: name) {
                let root = semantics.tree(of: analysis).root
                for node in semantics.code(of: analysis).nodes(named: name, in: root) { body(node, analysis) }
            }
        }
    }

    private static func methods(
        named text: String, _ semantics: Semantics, ofTypesWith isMeant: (String) -> Bool
    ) -> [ClassCode.Body] {
        let found = semantics.name(text).map { semantics.membersOfAnyType(named: $0) } ?? []
        return found.compactMap { method in
            let conformances = method.owner.map { semantics.index.foreignConformances(of: $0) } ?? []
            guard conformances.contains(where: { isMeant(semantics.index.text($0)) }) else { return nil }
            return semantics.node(of: method.member).map { ClassCode.Body(node: $0.node, analysis: $0.analysis) }
        }
    }

    /// `AnyCancellable { … }`, `handleEvents(receiveCancel: { … })`, `cancellationHandler = { … }`
    private static func code(givenTo node: SyntaxNode) -> [SyntaxNode] {
        if node.kind == .argument { return [node] }
        if node.isAssignedWhole { return [node.wholeExpression.nextSibling?.nextSibling].compactMap { $0 } }
        guard node.isCalled, let call = node.partBehindUnwrapping else { return [] }
        let isTask = node.tree.text(node.anchor) == "withTaskCancellationHandler"
        return CallArguments(call).list.map(\.node).filter { !isTask || $0.tree.text($0.firstToken) == "onCancel" }
    }

    /// `box.observe(\.count) { … }`, `box.publisher(for: \.count).sink { … }`
    private mutating func addObservers(at node: SyntaxNode, _ analysis: FileAnalysis) {
        guard node.kind == .memberComponent || node.kind == .identifierExpression, let call = node.nextSibling,
            call.kind == .callComponent, let path = call.firstChild?.expressionChild, path.kind == .keyPathExpression
        else { return }
        let tokens = path.tokenRange.map { path.tree.tokens[$0] }.filter { $0.kind == .identifier }
        var part: SyntaxNode? = call
        while let next = part {
            for argument in next.children where argument.kind == .argument && argument.expressionChild != path {
                let code = ClassCode.Body(node: argument, analysis: analysis)
                for token in tokens { observing[token.payload, default: []].append(code) }
            }
            part = next.nextSibling
        }
    }
}

extension SummaryMaker {
    /// What a library runs of the code that it was handed, where something is called or set.
    ///
    /// - Parameter found: what the name may stand for that the project declares.
    mutating func comeBack(at node: SyntaxNode, _ found: [MeantDeclarations.Declaration]) {
        guard !isCertain else { return }
        let handed = semantics.handedClosures
        let text = node.tree.text(node.anchor)
        if node.isWrittenHere {
            let isOfObjectiveC = found.contains { isDynamic($0) }
            if found.isEmpty || isOfObjectiveC { for code in handed.observers(of: node.name) { run(code) } }
            if isOfObjectiveC { for code in handed.observingAny { run(code) } }
        }
        if text == "cancel", node.isCalled, !handed.atCancelling.isEmpty, !isOfProject(typeBefore(node)) {
            for code in handed.atCancelling { run(code) }
        }
        // What is decoded may be told by what is asked for only.
        if text.hasPrefix("decode"), node.isCalled, !isOfProject(typeBefore(node)) {
            for code in semantics.unnamedCode.decodingInitializers { run(code) }
        }
        guard found.isEmpty else { return }
        let isLoop = text == "run" && node.parent?.firstChild.map { $0.tree.text($0.anchor) == "RunLoop" } ?? false
        if isLoop || ClosureTakers.runningLoops.contains(text) { runAnything(node) }
    }

    private func isDynamic(_ found: MeantDeclarations.Declaration) -> Bool {
        guard index.mentions(KnownName.dynamic.id, file: found.member.file),
            let variable = semantics.nodeInAnyFile(of: found.member)?.node.parent?.parent
        else { return false }
        return variable.children.contains { $0.kind == .modifier && $0.name == KnownName.dynamic.id }
    }
}
