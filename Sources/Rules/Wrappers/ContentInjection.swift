import Semantics
import SymbolIndex
import Syntax

/// Injections around what closures show that the project is given (catalogue 121, 131).
extension InjectionCoverage {
    /// True for a callee of the project that injects the object: around each call of a closure that it is given, or
    /// somewhere in its code where these calls are not plain to see.
    func isInjected(in callee: SyntaxNode, aroundContent content: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var seen: Set<NamedCode> = []
        guard content.kind == .closureExpression, let answer = isInjected(aroundCallsOf: content, analysis, &seen)
        else { return injects(callee, analysis) }
        return answer
    }

    /// Nil where not all calls of the code are plain to see.
    private func isInjected(
        aroundCallsOf code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>
    ) -> Bool? {
        guard let keepers = ContentClosure(semantics).keepers(of: code, in: analysis) else { return nil }
        for keeper in keepers where seen.insert(keeper).inserted {
            guard let places = semantics.eventCodeOfAnyFile.places(of: keeper), !places.isEmpty else { return nil }
            for place in places {
                guard let value = place.isValue ? place.node.expressionItEnds : place.node else { return nil }
                // What is handed on is called by what it is handed to.
                let isHandedOn = place.isValue && value.parent?.kind == .argument
                if isInjected(around: isHandedOn ? value.parent ?? value : value, place.analysis) { continue }
                guard place.isValue else { return false }
                guard let answer = isInjected(aroundCallsOf: value, place.analysis, &seen) else { return nil }
                if !answer { return false }
            }
        }
        return true
    }

    /// True where the member that a place stands in injects the object around it.
    private func isInjected(around place: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var current = place
        while let parent = current.parent, parent.kind != .memberBlock {
            if parent.kind == .chainExpression, isInjected(behind: current, analysis) { return true }
            if parent.kind == .argument, let callee = parent.parent?.calledName, injects(callee, analysis) {
                return true
            }
            current = parent
        }
        return false
    }
}

/// Views that something shows outside of all others (catalogue 121, 131).
extension InjectionCoverage {
    /// `rootView: …`, `ImageRenderer(content: …)`, `UIHostingConfiguration { … }`
    func isHosted(_ argument: SyntaxNode) -> Bool {
        if argument.tree.text(argument.firstToken) == "rootView" { return true }
        guard let callee = argument.parent?.calledName else { return false }
        return SDKTypes.roots.contains(callee.tree.text(callee.anchor))
            && semantics.index.types(named: callee.name).isEmpty
    }

    /// `Overlay(Card())`, whose initializer hosts what it is given.
    func climb(fromHostsOf argument: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>) {
        for (parameter, analysis) in semantics.parameters(taking: argument, analysis) {
            guard isNew(parameter, analysis, missing), let code = parameter.parent?.parent else { continue }
            let uses = semantics.code(of: analysis).nodes(named: parameter.name, in: code).filter {
                $0.kind == .identifierExpression && LocalName(parameter.name, at: $0)?.declaration == parameter
            }
            for use in uses {
                if isWithinHost(use) { climb(from: use, analysis, missing) }
                climb(fromHostsOfPropertyGetting: use, analysis, missing)
            }
        }
    }

    /// `self.content = content` of a type that hosts its content.
    private func climb(
        fromHostsOfPropertyGetting value: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>
    ) {
        guard value.previousSibling?.kind == .assignmentOperator, let property = value.parent?.firstChild?.lastNamed,
            property.isOfSelf, let type = analysis.enclosingType(of: value)
        else { return }
        for (declaration, analysis) in semantics.parts(of: type) {
            let uses = semantics.code(of: analysis).nodes(named: property.name, in: declaration)
            for use in uses where use.isOwnName(property.name) && isWithinHost(use) && isNew(use, analysis, missing) {
                climb(from: use, analysis, missing)
            }
        }
    }

    /// `Card().rendered()` of a modifier that hosts the view which it is called on.
    func climb(fromHostsBehind part: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>) {
        var next = part.nextSibling
        while let modifier = next {
            next = modifier.nextSibling
            guard modifier.kind == .memberComponent else { continue }
            for (use, analysis) in hostedViews(ofModifier: modifier.name) where isNew(use, analysis, missing) {
                climb(from: use, analysis, missing)
            }
        }
    }

    private static let hostedViews = SharedQuestion<NameID, [(SyntaxNode, FileAnalysis)]>()

    private func hostedViews(ofModifier name: NameID) -> [(SyntaxNode, FileAnalysis)] {
        semantics.answers.answer(InjectionCoverage.hostedViews, name) {
            semantics.declarations(named: name).compactMap { semantics.node(of: $0) }.flatMap { member, analysis in
                let code = member.kind == .identifierPattern ? member.parent ?? member : member
                return semantics.code(of: analysis).nodes(named: KnownName.`self`.id, in: code)
                    .filter { isWithinHost($0) && $0.nextSibling == nil }.map { ($0, analysis) }
            }
        }
    }

    private func isWithinHost(_ node: SyntaxNode) -> Bool {
        node.ancestor { $0.kind == .argument && isHosted($0) } != nil
    }
}

private let injectingNamesQuestion = SharedQuestion<Int, Set<NameID>>()

extension Semantics {
    /// The names of the functions, getters and types whose code may come to `environmentObject`, whatever it is about:
    /// types take longer to tell.
    var namesThatMayInject: Set<NameID> {
        answers.answer(injectingNamesQuestion, 0) {
            var names: Set<NameID> = []
            var pending = [KnownName.environmentObject.id]
            while let name = pending.popLast() {
                // A view that is shown injects for itself only.
                let isView = index.types(named: name).contains { project.owners.isView($0) }
                for analysis in analyses(mentioning: name) {
                    for node in code(of: analysis).nodes(named: name, in: tree(of: analysis).root) {
                        let isNamed = node.kind == .memberComponent || node.kind == .identifierExpression && !isView
                        guard isNamed else { continue }
                        let around = namesOfCode(around: node, analysis)
                        pending += around.filter { names.insert($0).inserted }
                    }
                }
            }
            return names
        }
    }

    /// The names of the members and the types that a place stands in, as far as these may give a view, or be one.
    private func namesOfCode(around node: SyntaxNode, _ analysis: FileAnalysis) -> [NameID] {
        let types = analysis.enclosingType(of: node).map { index.enclosingTypes(of: $0) } ?? []
        var names = types.filter { ![.class, .actor].contains(index.types[$0].kind) }.map { index.types[$0].name }
        var current: SyntaxNode? = node
        while let code = current {
            if code.kind == .functionDeclaration, code.child(.returnType) != nil { names.append(code.name) }
            if code.kind == .binding, !code.isLocal, let name = code.firstChild?.name { names.append(name) }
            current = code.parent
        }
        return names
    }
}

extension SyntaxNode {
    /// True for a binding in code.
    fileprivate var isLocal: Bool {
        let block = parent?.parent?.kind
        return block == .codeBlock || block == .closureExpression || block == .switchCase
    }
}
