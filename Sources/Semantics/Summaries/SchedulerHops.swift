import SymbolIndex
import Syntax

/// Where the values of a pipeline leave the call that sends them, by the schedulers that its operators are given.
package struct SchedulerHops {
    let semantics: Semantics
    let analysis: FileAnalysis
    private var index: ProjectIndex { semantics.index }

    package init(semantics: Semantics, analysis: FileAnalysis) {
        self.semantics = semantics
        self.analysis = analysis
    }

    /// True for an operator by which all values go on later: `.receive(on: DispatchQueue.main)`,
    /// `.debounce(for: 1, scheduler: queue)`.
    package func isHop(_ operator: SyntaxNode) -> Bool {
        guard CombineNames.leaving.contains(index.text(`operator`.name)), let call = `operator`.nextSibling,
            call.kind == .callComponent, !isOfProject(`operator`)
        else { return false }
        let scheduler = CallArguments(call).list.first { argument in
            argument.label.map { ["on", "scheduler"].contains(index.text($0)) } ?? false
        }
        guard let value = scheduler?.value else { return false }
        if value.kind == .chainExpression, let first = value.firstChild, isQueue(first) { return true }
        guard case .external(let name, _) = semantics.types(at: value, analysis).type(of: value) else { return false }
        return CombineNames.queues.contains(index.text(name))
    }

    /// True where all that a subscriber gets went through such an operator and no other publisher joined behind it.
    package func arrivesLater(at subscriber: SyntaxNode) -> Bool {
        guard subscriber.kind == .memberComponent else { return false }
        var arrives = false
        for part in subscriber.parent?.children.prefix(while: { $0 != subscriber }) ?? [] {
            guard part.kind == .memberComponent, part.nextSibling?.kind == .callComponent else { continue }
            let name = index.text(part.name)
            let isPlain = CombineNames.passingAtOnce.contains(name) && !CombineNames.takingAny.contains(name)
            arrives = isHop(part) || arrives && isPlain && !isOfProject(part)
        }
        return arrives
    }

    private func isQueue(_ name: SyntaxNode) -> Bool {
        guard name.kind == .identifierExpression, CombineNames.queues.contains(index.text(name.name)),
            index.types(named: name.name).allSatisfy({ index.types[$0].kind == .external })
        else { return false }
        return name.nextSibling.map { $0.kind != .memberComponent || !isOfProject($0) } ?? false
    }

    /// True for a name that the project may have declared for publishers.
    func isOfProject(_ member: SyntaxNode) -> Bool {
        MeantDeclarations(semantics: semantics).isDeclared(forPublishers: member, analysis)
    }
}
