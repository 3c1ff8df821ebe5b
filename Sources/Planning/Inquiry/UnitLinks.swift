import RuleContract
import Semantics
import SymbolIndex

/// What ties the types of a unit together, with places: the ways on which one type holds back another.
struct UnitLinks {
    /// One tie between two types.
    struct Link {
        enum Cause {
            /// `type` names its superclass at a position of its inheritance clause.
            case superclass(InheritedType)
            /// A fix that is right only where all of its types move, by its number.
            case fix(Int)
        }

        let from: TypeID
        let to: TypeID
        let cause: Cause
    }

    private var links: [TypeID: [Link]] = [:]
    /// Each tie once, from the subclass to its superclass.
    private(set) var inheritance: [Link] = []
    /// Each pair that a fix ties, once, in the order of the fixes.
    private(set) var fixes: [Link] = []

    init(_ project: Project, _ diagnostics: [Diagnostic]) {
        for type in project.legacy.sortedClasses {
            for entry in project.index.types[type].inherited {
                let base = entry.type.conjuncts.lazy.compactMap(\.typeID).first {
                    $0 != type && project.legacy.classes[$0] != nil
                }
                guard let base else { continue }
                let link = Link(from: type, to: base, cause: .superclass(entry))
                inheritance.append(link)
                links[type, default: []].append(link)
                links[base, default: []].append(Link(from: base, to: type, cause: .superclass(entry)))
            }
        }
        for (number, diagnostic) in diagnostics.enumerated() where diagnostic.movesTypesTogether {
            let types = diagnostic.types.filter { project.legacy.classes[$0] != nil }
            for from in types {
                for to in types where to != from {
                    links[from, default: []].append(Link(from: from, to: to, cause: .fix(number)))
                }
            }
            for to in types.dropFirst() {
                if let first = types.first { fixes.append(Link(from: first, to: to, cause: .fix(number))) }
            }
        }
    }

    /// The shortest way from a type to one for which the condition holds; empty where it holds for the type itself, nil
    /// where there is none.
    func way(from start: TypeID, to isEnd: (TypeID) -> Bool) -> [Link]? {
        var reachedBy: [TypeID: Link] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count {
            let type = queue[position]
            position += 1
            if isEnd(type) {
                var way: [Link] = []
                var current = type
                while current != start, let link = reachedBy[current] {
                    way.append(link)
                    current = link.from
                }
                return way.reversed()
            }
            for link in links[type] ?? [] where link.to != start && reachedBy[link.to] == nil {
                reachedBy[link.to] = link
                queue.append(link.to)
            }
        }
        return nil
    }
}
