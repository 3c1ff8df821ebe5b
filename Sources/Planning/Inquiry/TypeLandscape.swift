import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// How the legacy types of a project hang together, and which classes have moved already.
public struct TypeLandscape: Sendable {
    /// One legacy type of the index.
    public struct Node: Sendable {
        public let type: TypePlace
        /// The modules that compile it, by name.
        public let modules: [String]
        /// True where code outside of the project may use it.
        public let isOpen: Bool
        /// Why facts of other repositories hold it.
        public let holds: [KnownUsers.Hold]
    }

    public struct Link: Sendable, Hashable {
        public enum Kind: String, Sendable, CaseIterable {
            /// The first type inherits from the second one.
            case superclass
            /// A fix is right only where both move.
            case movesTogether = "moves-together"
            /// A stored property of the first type holds objects of the second one.
            case holds
        }

        /// Positions in `types`.
        public let from: Int
        public let to: Int
        public let kind: Kind

        public init(from: Int, to: Int, kind: Kind) {
            self.from = from
            self.to = to
            self.kind = kind
        }
    }

    /// In the order of their places.
    public var types: [Node] = []
    public var links: [Link] = []
    /// For each code that holds types back, how many of them would move, in any tier, if nothing else were changed but
    /// all that it stands for.
    public var freedByCode: [String: Int] = [:]
    /// Classes that are `@Observable` and no legacy types, in the order of their places.
    public var observable: [Node] = []

    package init() {}

    package static func merging(_ landscapes: [TypeLandscape]) -> TypeLandscape {
        var result = TypeLandscape()
        for next in landscapes {
            let shift = result.types.count
            result.types += next.types
            result.observable += next.observable
            result.freedByCode.merge(next.freedByCode, uniquingKeysWith: +)
            result.links += next.links.map { Link(from: $0.from + shift, to: $0.to + shift, kind: $0.kind) }
        }
        return result
    }
}

extension TypeLandscape {
    package init(settled planner: Planner, unsettled: Planner) {
        let project = planner.project
        let index = planner.index
        let locator = Locator(project)
        func node(_ type: TypeID) -> Node {
            Node(
                type: locator.declaration(of: type),
                modules: index.types[type].modules.filter { $0 != index.scripts }.map {
                    index.moduleNames.indices.contains($0) ? index.moduleNames[$0] : ""
                }, isOpen: project.isOpen(type), holds: project.holdsElsewhere(of: type))
        }
        func key(_ node: Node) -> SortKey { SortKey(node.type.path, node.type.location, node.type.name) }
        let nodes = project.legacy.sortedClasses.map { ($0, node($0)) }.sorted(on: { key($0.1) })
        types = nodes.map(\.1)
        let positions = Dictionary(nodes.enumerated().map { ($1.0, $0) }, uniquingKeysWith: { first, _ in first })
        observable = TypeLandscape.observableClasses(of: project).map(node).sorted(on: key)
        var links = Set<Link>()
        func add(_ from: TypeID, _ to: TypeID, _ kind: Link.Kind) {
            if from != to, let from = positions[from], let to = positions[to] {
                links.insert(Link(from: from, to: to, kind: kind))
            }
        }
        let unitLinks = UnitLinks(project, planner.diagnostics)
        for link in unitLinks.inheritance { add(link.from, link.to, .superclass) }
        for link in unitLinks.fixes { add(link.from, link.to, .movesTogether) }
        let resolver = MemberResolver.caching(index: index)
        for (type, _) in nodes {
            for held in TypeLandscape.heldTypes(of: type, project, resolver) { add(type, held, .holds) }
        }
        freedByCode = TypeLandscape.freed(unsettled)
        self.links = links.sorted(on: { SortKey($0.from, $0.to, $0.kind.rawValue) })
    }

    /// The classes that are `@Observable` and not legacy types.
    static func observableClasses(of project: Project) -> [TypeID] {
        let index = project.index
        return index.types.indices.filter { type in
            guard index.types[type].kind == .class, project.legacy.classes[type] == nil,
                let declaration = index.declaration(of: type)
            else { return false }
            return index.fact(declaration).attributes.contains(KnownName.Observable.id)
        }
    }

    /// What lifting all refusals of one code gives.
    private static func freed(_ planner: Planner) -> [String: Int] {
        let before = planner.blockedTypes { _ in false }
        var freed: [String: Int] = [:]
        for refusal in Refusal.allCases {
            guard planner.diagnostics.contains(where: { $0.refusal == refusal }) else { continue }
            freed[refusal.rawValue] = before.subtracting(planner.blockedTypes { $0.refusal == refusal }).count
        }
        return freed
    }

    /// The legacy classes in stored properties of a class.
    private static func heldTypes(of type: TypeID, _ project: Project, _ resolver: MemberResolver) -> Set<TypeID> {
        let index = project.index
        var held: Set<TypeID> = []
        for member in index.storedMembers(of: type) {
            resolver.type(of: MemberResolver.Found(owner: type, member: member)).forEachType {
                if project.legacy.classes[$0] != nil { held.insert($0) }
            }
        }
        return held
    }
}
