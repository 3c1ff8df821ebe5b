import SymbolIndex
import Syntax

/// What kind of type holds a property behind a wrapper: it decides whether reads are tracked (catalogue 106–110, 165).
package struct WrapperOwner {
    package enum Kind {
        case view
        /// Made once in the life of the process.
        case app
        case representable
        /// Evaluated by what shows it: a style, a shape, a part of a map. That reads are tracked there is not said.
        case style
        case commands
        case dynamicProperty
        /// Not a view, and isolated to the main actor by itself.
        case isolatedObject
        /// Not a view; lost isolation may matter.
        case other
    }

    package let kind: Kind

    package static let view = WrapperOwner(kind: .view)

    private init(kind: Kind) {
        self.kind = kind
    }

    package init(_ type: TypeID?, _ project: Project) {
        kind = type.map { project.owners.kind(of: $0) } ?? .other
    }

    /// True where this very declaration or extension names `View`: only then `body` in it is a result builder without
    /// being marked.
    package static func declaresView(_ declaration: SyntaxNode, _ context: FileSemantics) -> Bool {
        guard let type = context.analysis.typeOfNode[declaration.index] else { return false }
        let index = context.index
        return index.types[type].inherited.contains { entry in
            guard entry.part.file == context.analysis.file,
                index.fact(entry.part).offset == declaration.anchorToken.start
            else { return false }
            return entry.type.conjuncts.contains { part in
                switch part {
                case .external(KnownName.View.rawValue, _): true
                case .nominal(let base, _): context.project.owners.isView(base)
                default: false
                }
            }
        }
    }
}
