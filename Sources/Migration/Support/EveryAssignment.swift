import SourceText
import SymbolIndex
import Syntax

/// Methods by which the macro's code holds no assignment of a type for one that changes nothing: its setters ask `shouldNotifyObservers`, and of the
/// overloads the one for the very type wins (catalogue 40, 41; SE-0395 as of Swift 6.2).
struct EveryAssignment {
    private let owner: TypeID
    private let context: RuleContext
    /// The types that have their method.
    private var types: Set<String> = []

    init(_ owner: TypeID, _ context: RuleContext) {
        self.owner = owner
        self.context = context
    }

    private static let method = "shouldNotifyObservers"
    private static let comment = "// Called by the code of @Observable, so that equal values are announced too."

    /// The method for the type of a property, which is none where a property before has it; nil where it can't be written.
    mutating func edits(for property: StoredProperty) -> [TextEdit]? {
        guard PublisherBridge.isFree(EveryAssignment.method, in: owner, context.search), property.declaration.parent?.kind == .memberBlock,
            property.declaration.children.filter({ $0.kind == .binding }).count == 1,
            let type = PublishedValueType(property, of: owner, file: context.analysis.file, context.search).text
        else { return nil }
        if types.contains(type) { return [] }
        let declaration = "private nonisolated func \(EveryAssignment.method)(_ lhs: \(type), _ rhs: \(type)) -> Bool { true }"
        var lines = [declaration]
        // Nothing else calls it, which readers and linters would take for dead code.
        let last = property.lastOfRun(context.editing)
        if case .line(let offset) = context.editing.placeBehind(last) {
            lines = ["", EveryAssignment.comment] + lines
            if !context.editing.endsGroup(at: offset) { lines.append("") }
        }
        guard let edit = context.editing.insert(lines, behind: last) else { return nil }
        types.insert(type)
        return [edit]
    }
}
