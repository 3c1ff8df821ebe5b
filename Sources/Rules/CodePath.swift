import RuleContract
import SymbolIndex
import Syntax

extension RuleContext {
    /// See `ProjectIndex.path(of:)`.
    func path(of steps: [SyntaxNode]) -> String { index.path(of: steps) }
}

extension ProjectIndex {
    /// The members through which code comes to a place: ` in stamp (label → stamp)`; empty for a body alone.
    func path(of steps: [SyntaxNode]) -> String {
        let members = steps.compactMap(\.enclosingMember).reduce(into: [SyntaxNode]()) { members, member in
            if members.last != member { members.append(member) }
        }
        let names = members.compactMap { member in
            member.kind == .functionDeclaration ? member.name : member.child(.binding)?.firstChild?.name
        }
        let named = names.drop { $0 == KnownName.body.id }.map { text($0) }
        guard let last = named.last else { return "" }
        return named.count == 1 ? " in \(last)" : " in \(last) (\(named.joined(separator: " → ")))"
    }
}

/// What a step of some code asks for or calls: `store.name` of `store.name.uppercased()`, without calls and closures
/// before the step.
func told(step: SyntaxNode) -> String {
    let step = step.kind == .callComponent ? step.previousSibling ?? step : step
    guard step.kind == .memberComponent, let chain = step.parent else { return shortened(step.text) }
    let names = chain.children.prefix { $0 != step }.reversed()
        .prefix { [.identifierExpression, .memberComponent, .optionalComponent, .forceComponent].contains($0.kind) }
        .reversed()
    let text = names.map(\.text).joined() + step.text
    return shortened(text.hasPrefix(".") ? String(text.dropFirst()) : text)
}
