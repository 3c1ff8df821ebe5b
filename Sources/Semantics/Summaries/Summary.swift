import SymbolIndex
import Syntax

/// What running a piece of code does by itself, and which code it runs in turn.
package struct Summary: Sendable {
    /// Where it names members that legacy classes have, to read or to set them, each in its file.
    package var mentions: [(node: SyntaxNode, analysis: FileAnalysis)] = []
    /// The names in its key paths, which may be members of any type.
    package var namesInKeyPaths: [NameID] = []
    /// Functions, accessors, initializers, initial values, closures.
    package var runs: [ClassCode.Body] = []
    /// Members that it runs and that stand in files which lead to no class of interest.
    package var unseen: [MemberReference] = []
    /// Properties that it sets whose publishers code uses, which runs who subscribed to them.
    package var sent: [(property: PropertyKey, node: SyntaxNode)] = []
    /// What it sends by hand, and the changes of objects that others than views follow.
    package var announced: [(announcement: Announcement, node: SyntaxNode)] = []
    /// The first place that may run anything: it calls a function that is kept somewhere, or sends a message.
    package var unknown: SyntaxNode? { unknownToAll ?? callingOut ?? sent.first?.node ?? announced.first?.node }
    /// The same for who looks at what runs when published properties are set, and when subjects send.
    package var unknownToAll: SyntaxNode?
    /// The first place that runs one of the unseen members which may run what it was given, or what its type keeps.
    package var callingOut: SyntaxNode?

    /// With each code that it runs once: what the library asks of values is much the same from place to place.
    fileprivate var withoutRepetition: Summary {
        guard runs.count > 1 else { return self }
        var summary = self
        var seen = Set<SyntaxNode>(minimumCapacity: runs.count)
        summary.runs = runs.reversed().filter { seen.insert($0.node).inserted }.reversed()
        return summary
    }

    /// True where the code itself may read or set a property of some classes, or may set it.
    fileprivate func mayTouch(_ property: NameID, of family: Set<TypeID>, onlyBySetting: Bool) -> Bool {
        namesInKeyPaths.contains(property)
            || placeTouching(property, of: family, onlyBySetting: onlyBySetting) != nil
    }

    /// The first place that may run anything, or else that names it.
    fileprivate func placeTouching(
        _ property: NameID, of family: Set<TypeID>, onlyBySetting: Bool = false
    ) -> SyntaxNode? {
        unknown
            ?? mentions.first { node, analysis in
                node.name == property && analysis.uses.mayMean(node, propertyOf: family)
                    && (!onlyBySetting || node.writeForm != nil)
            }?.node
    }
}

/// The summaries of a project's code: each piece of code is looked at once, when it is asked for, and what it leads to
/// is followed to the end.
// A class, since it keeps what it found.
package final class Summaries {
    package unowned let semantics: Semantics
    private static let question = SharedQuestion<SyntaxNode, Summary>()

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    package func summary(of code: ClassCode.Body) -> Summary {
        semantics.answers.answer(Summaries.question, code.node) { makeSummary(of: code) }
    }

    private func makeSummary(of code: ClassCode.Body) -> Summary {
        var maker = SummaryMaker(semantics, code.analysis)
        maker.look(at: code.node)
        return maker.summary.withoutRepetition
    }

    /// What one node of some code does, where types tell what is meant; objects of legacy classes that it makes left
    /// out.
    package func certain(_ node: SyntaxNode, in code: ClassCode.Body) -> Summary {
        var maker = SummaryMaker(semantics, code.analysis, isCertain: true)
        maker.look(at: node, in: code.node)
        return maker.summary
    }

    /// Where code, and what it runs as far as types tell, names members that legacy classes have; closures that it starts
    /// for later count too.
    package func certainMentions(in code: ClassCode.Body) -> [(node: SyntaxNode, analysis: FileAnalysis)] {
        var found: [(node: SyntaxNode, analysis: FileAnalysis)] = []
        var seen: Set<SyntaxNode> = [code.node]
        var waiting = [code]
        while let next = waiting.popLast() {
            next.node.walk { node in
                if node != next.node, node.kind == .functionDeclaration || node.kind.isTypeDeclaration { return false }
                if node.kind == .identifierExpression || node.kind == .memberComponent,
                    semantics.project.legacy.memberNames.contains(node.name)
                {
                    found.append((node, next.analysis))
                }
                let runs = certain(node, in: next).runs + (awaited(at: node, next.analysis).map { [$0] } ?? [])
                waiting += runs.filter { seen.insert($0.node).inserted }
                return true
            }
        }
        return found
    }

    /// The `async` function that a call can only mean.
    private func awaited(at node: SyntaxNode, _ analysis: FileAnalysis) -> ClassCode.Body? {
        guard node.kind == .identifierExpression || node.kind == .memberComponent, node.isCalled else { return nil }
        let meant = MeantDeclarations(semantics: semantics).declarations(of: node, analysis)
        guard meant.count == 1, let (function, analysis) = semantics.node(of: meant[0].member), function.isAsynchronous
        else { return nil }
        return ClassCode.Body(node: function, analysis: analysis)
    }

    /// True where a condition holds for what the code does, or for what it runs does.
    package func anything(in summary: Summary, where condition: (Summary) -> Bool) -> Bool {
        search(summary, order: { semantics.fromOwnPlace($0) }, find: { condition($0) ? true : nil }) ?? false
    }

    /// The first that is found in what the code does, or in what it runs does, in the order in which it stands there.
    package func first<Found>(in summary: Summary, where find: (Summary) -> Found?) -> Found? {
        search(summary, order: { $0 }, find: find)
    }

    private func search<Found>(
        _ summary: Summary, order: ([ClassCode.Body]) -> [ClassCode.Body], find: (Summary) -> Found?
    ) -> Found? {
        var seen: Set<SyntaxNode> = []
        var next = summary
        var waiting: [ClassCode.Body] = []
        while true {
            if let found = find(next) { return found }
            waiting += order(next.runs.filter { seen.insert($0.node).inserted }.reversed())
            guard let code = waiting.popLast() else { return nil }
            next = self.summary(of: code)
        }
    }

    /// True where the code, or what it runs, may read or set a property.
    package func mayTouch(_ property: PropertyKey, _ summary: Summary) -> Bool {
        let family = semantics.family(of: property.owner)
        return anything(in: summary) { $0.mayTouch(property.name, of: family, onlyBySetting: false) }
    }

    /// Where it may do so, first in the order in which the code stands there; nil for a key path.
    package func placeTouching(_ property: PropertyKey, _ summary: Summary) -> SyntaxNode? {
        let family = semantics.family(of: property.owner)
        return first(in: summary) { $0.placeTouching(property.name, of: family) }
    }

    /// True where the code, or what it runs, may set a property or change its value.
    package func mayChange(_ property: PropertyKey, _ summary: Summary) -> Bool {
        let family = semantics.family(of: property.owner)
        return anything(in: summary) { $0.mayTouch(property.name, of: family, onlyBySetting: true) }
    }
}
