import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Methods by which the macro's code holds no assignment of a type for one that changes nothing: its setters ask `shouldNotifyObservers`, and of the
/// overloads the one for the very type wins (catalogue 40, 41; SE-0395 as of Swift 6.2).
struct EveryAssignment {
    private let owner: TypeID
    private let context: FileSemantics
    /// The first property that has a method.
    private(set) var first: StoredProperty?
    /// The types that have their method, in the order of their properties.
    private var types: [String] = []

    init(_ owner: TypeID, _ context: FileSemantics) {
        self.owner = owner
        self.context = context
    }

    private static let method = "shouldNotifyObservers"
    private static let comment = "// Called by the code of @Observable, so that equal values are announced too."

    /// Notes the type of a property, for which there is one method; false where it can't be written.
    mutating func add(_ property: StoredProperty) -> Bool {
        guard PublisherBridge.isFree(EveryAssignment.method, in: owner, context.semantics), property.declaration.parent?.kind == .memberBlock,
            property.declaration.children.filter({ $0.kind == .binding }).count == 1,
            let type = PublishedValueType(property, of: owner, file: context.analysis.file, context.semantics).text
        else { return false }
        if first == nil {
            guard context.editing.placeBehind(property.lastOfRun(context.editing)) != nil else { return false }
            first = property
        }
        if !types.contains(type) { types.append(type) }
        return true
    }

    /// All methods together, behind the initializers, or behind the properties where there are none.
    var edit: TextEdit? {
        guard let first else { return nil }
        let editing = context.editing
        let methods = types.map { "private nonisolated func \(EveryAssignment.method)(_ lhs: \($0), _ rhs: \($0)) -> Bool { true }" }
        let ownLine = [lastInitializer(beside: first), lastProperty(beside: first), first.lastOfRun(editing)].lazy.compactMap { $0 }
        for last in ownLine {
            guard case .line(let offset) = editing.placeBehind(last) else { continue }
            // Nothing else calls them, which readers and linters would take for dead code.
            let lines = ["", EveryAssignment.comment] + methods + (editing.endsGroup(at: offset) ? [] : [""])
            return editing.insert(lines, behind: last)
        }
        return editing.insert(methods, behind: first.lastOfRun(editing))
    }

    /// The last of the initializers that stand together, with the deinitializer.
    private func lastInitializer(beside property: StoredProperty) -> SyntaxNode? {
        var last = property.declaration.parent?.child(.initializerDeclaration)
        while let next = last?.nextSibling, next.kind == .initializerDeclaration || next.kind == .deinitializerDeclaration { last = next }
        return last
    }

    /// The last property before the first function or type.
    private func lastProperty(beside property: StoredProperty) -> SyntaxNode? {
        var last = property.declaration
        while let next = last.nextSibling, next.kind == .variableDeclaration { last = next }
        return last
    }
}
