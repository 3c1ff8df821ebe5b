import SymbolIndex
import Syntax

/// What the code of a type does with one of its properties: in its declaration, in its extensions, and wherever a value
/// of it may be.
///
/// A name that could mean the property counts as it, also where a local hides it.
package struct PropertyUses {
    /// Where it is read, or what is done to it follows from reading it.
    package private(set) var reads: [(file: ParsedFile, node: SyntaxNode)] = []
    /// Something may change it: an assignment, `inout`, a method that may change a value in place.
    package private(set) var mayBeWritten = false
    /// `$x`, `_x`, or a key path to it.
    package private(set) var isProjected = false
    /// A place outside of the type that may use it.
    package private(set) var outside: String?
    /// Not all files could be read.
    package private(set) var isUnknown = false

    package var isRead: Bool { !reads.isEmpty }

    private let owner: TypeID
    private let semantics: Semantics
    private var index: ProjectIndex { semantics.index }

    package init(_ property: WrappedProperty) {
        owner = property.owner
        semantics = property.semantics
        let storage = semantics.name("_" + property.text)
        let names = [property.name] + [storage].compactMap { $0 }
        for number in Set(names.flatMap { semantics.files(mentioning: $0) }).sorted() {
            guard let file = semantics.file(number) else {
                isUnknown = true
                return
            }
            file.code.forEach(in: file.tree.root, where: { names.contains($0) }) { node in
                guard node != property.property.pattern, concerns(node, file),
                    !(node.parent.map(EnvironmentKeys.isKey) ?? false)
                else { return }
                if !(file.types(around: node) ?? []).contains(owner) { outside = outside ?? node.placeInFile }
                if node.name == storage || node.isProjection || node.parent?.kind == .keyPathExpression {
                    return isProjected = true
                }
                reads.append((file, node))
                if mayWrite(node) { mayBeWritten = true }
            }
        }
    }

    /// True where a name may mean the property.
    private func concerns(_ node: SyntaxNode, _ file: ParsedFile) -> Bool {
        let isWithin = (file.types(around: node) ?? []).contains(owner)
        switch node.kind {
        case .identifierExpression: return isWithin
        case .memberComponent:
            guard let chain = node.parent, chain.kind == .chainExpression else {
                return isWithin || semantics.holders.mayHold(owner, in: file)
            }
            let base = ExpressionTypes(file: file, search: semantics).type(ofPartsBefore: node, in: chain)
            switch base.unwrapped {
            case .nominal(let id, _): return id == owner
            case .external, .array, .dictionary, .function, .tuple: return false
            default: return isWithin || semantics.holders.mayHold(owner, in: file)
            }
        case .implicitMemberExpression: return false
        case .capture: return isWithin
        default: return false
        }
    }

    private func mayWrite(_ node: SyntaxNode) -> Bool {
        if node.isWrittenHere { return true }
        guard node.parent?.kind == .chainExpression else { return false }
        var callee: SyntaxNode?
        var next = node.nextSibling
        while let part = next {
            if part.kind == .callComponent {
                return callee.map { !PureFunctions.reading.contains(index.text($0.name)) } ?? false
            }
            if part.kind == .memberComponent { callee = part }
            next = part.nextSibling
        }
        return false
    }
}
