import RuleContract
import Semantics
import SymbolIndex
import Syntax

extension RuleContext {
    /// See `FileSemantics.path(of:)`.
    func path(of steps: [SyntaxNode]) -> String { file.path(of: steps) }

    /// See `FileSemantics.toldWithPath(_:)`.
    func toldWithPath(_ step: SyntaxNode) -> String { file.toldWithPath(step) }
}

extension FileSemantics {
    /// The members through which code comes to a place, with the file and the line of one in another file: ` in stamp
    /// (label → stamp, Views/Stamp.swift:12)`.
    func path(of steps: [SyntaxNode]) -> String {
        index.path(of: steps, endingAt: steps.last.flatMap { placeElsewhere($0) })
    }

    private func placeElsewhere(_ step: SyntaxNode) -> String? { step.tree === tree ? nil : step.placeInFile }

    /// What a step of some code asks for or calls, and the way to it: `store.load in start`.
    func toldWithPath(_ step: SyntaxNode) -> String { told(step: step) + path(of: [step]) }

    /// The same for what creating a value does, with the types that are created on the way.
    func toldWithPath(_ found: CreationEffects.Found) -> String {
        told(step: found.effect) + index.path(named: found.path, endingAt: placeElsewhere(found.effect))
    }
}

extension ProjectIndex {
    /// ` in stamp (label → stamp)`; no names for a body alone.
    ///
    /// - Parameter place: added in the parentheses.
    fileprivate func path(of steps: [SyntaxNode], endingAt place: String?) -> String {
        let members = steps.compactMap(\.enclosingMember).reduce(into: [SyntaxNode]()) { members, member in
            if members.last != member { members.append(member) }
        }
        return path(named: members.compactMap(\.nameOfMember), endingAt: place)
    }

    fileprivate func path(named names: [String], endingAt place: String?) -> String {
        let named = names.drop { $0 == "body" }
        let details = [named.count > 1 ? named.joined(separator: " → ") : nil, place].compactMap { $0 }
        let end = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
        return (named.last.map { " in \($0)" } ?? "") + end
    }
}

/// What a step of some code asks for or calls: `store.name` of `store.name.uppercased()`, without calls and closures
/// before the step; of a call over several lines its name.
func told(step: SyntaxNode) -> String {
    let isOfLines = { (part: SyntaxNode) in part.kind == .callComponent && part.text.contains(where: \.isNewline) }
    let call = step.kind == .callComponent ? step : step.children.first(where: isOfLines)
    let step = call?.previousSibling ?? step
    guard step.kind == .memberComponent, let chain = step.parent else { return shortened(step.text) }
    let names = chain.children.prefix { $0 != step }.reversed()
        .prefix { [.identifierExpression, .memberComponent, .optionalComponent, .forceComponent].contains($0.kind) }
        .reversed()
    let text = names.map(\.text).joined() + step.text
    return shortened(text.hasPrefix(".") ? String(text.dropFirst()) : text)
}
