import SourceText

/// The order in which repositories can migrate.
///
/// A repository comes after all that need its types to be `ObservableObject`s: until these stop, its public types stay, or
/// the change is one for all of them. Repositories that need types of each other have no order; they can only migrate
/// together.
struct FleetOrder: Sendable {
    /// One repository, or several that can only migrate together.
    struct Group: Hashable, Sendable {
        /// Positions in `Fleet.repositories`, in their order.
        let members: [Int]
        /// Listed repositories that hold types of a member and are no members; in their order.
        let holders: [Int]
        /// Names of holders that are not listed, sorted.
        let outerHolders: [String]

        /// True for one repository that waits for nothing.
        var isFree: Bool { members.count == 1 && holders.isEmpty && outerHolders.isEmpty }
    }

    /// First those whose types no listed repository holds. A repository in which nothing is left to do is in none.
    let steps: [[Group]]
    /// Those whose types others may use, and that were judged without knowing whether they do.
    let unknown: [Int]

    /// True where nothing is left to do.
    var isEmpty: Bool { steps.isEmpty && unknown.isEmpty }

    init(_ repositories: [FleetRepository]) {
        let positions = Dictionary(
            repositories.enumerated().map { ($1.repository.name, $0) }, uniquingKeysWith: { first, _ in first })
        let holders = repositories.enumerated().map { number, repository in
            Set(repository.holds.compactMap { positions[$0.repository] }).subtracting([number]).sorted()
        }
        let isHolder = Set(holders.joined())
        let groups = FleetOrder.groups(holders)
        var groupOfMember = [Int](repeating: 0, count: repositories.count)
        for (number, members) in groups.enumerated() { for member in members { groupOfMember[member] = number } }
        var levels = [Int](repeating: 0, count: groups.count)
        var steps: [[Group]] = []
        var unknown: [Int] = []
        // What holds a group comes before it in the list.
        for (number, members) in groups.enumerated() {
            let outer = Set(members.flatMap { holders[$0] }).subtracting(members).sorted()
            levels[number] = (outer.map { levels[groupOfMember[$0]] }.max() ?? -1) + 1
            let hasWork = members.contains { repositories[$0].legacy > 0 || isHolder.contains($0) }
            if !hasWork { continue }
            if let only = members.first, members.count == 1, repositories[only].isJudgedAlone {
                unknown.append(only)
                continue
            }
            while steps.count <= levels[number] { steps.append([]) }
            let named = Set(members.flatMap { repositories[$0].holds }.map(\.repository))
            steps[levels[number]].append(
                Group(
                    members: members, holders: outer, outerHolders: named.filter { positions[$0] == nil }.sorted()))
        }
        self.steps = steps.filter { !$0.isEmpty }.map { $0.sorted(on: { SortKey($0.members.first ?? 0) }) }
        self.unknown = unknown.sorted()
    }

    // MARK: Order

    /// The strongly connected components (Tarjan 1972), each sorted; a component comes after those that its members have
    /// edges to.
    private static func groups(_ edges: [[Int]]) -> [[Int]] {
        var search = ComponentSearch(edges: edges)
        for node in edges.indices { search.visit(from: node) }
        return search.components
    }
}

extension FleetRepository {
    /// Classes that have not migrated.
    var legacy: Int { total.classes - total.moved }

    /// True where others may use its types, and nothing was known of them.
    fileprivate var isJudgedAlone: Bool { users == nil && provides.contains { !$0.types.isEmpty } }
}

/// Tarjan's search, with a stack of its own, since a chain of repositories may be longer than a stack is deep.
private struct ComponentSearch {
    let edges: [[Int]]
    private(set) var components: [[Int]] = []
    /// In the order of their first visit; nil before it.
    private var numbers: [Int?]
    /// The lowest number that a node leads to among the open ones.
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    init(edges: [[Int]]) {
        self.edges = edges
        numbers = [Int?](repeating: nil, count: edges.count)
        lowest = [Int](repeating: 0, count: edges.count)
        isOpen = [Bool](repeating: false, count: edges.count)
    }

    mutating func visit(from start: Int) {
        guard numbers[start] == nil else { return }
        var stack = [(node: start, next: 0)]
        enter(start)
        while let (node, next) = stack.popLast() {
            guard next < edges[node].count else {
                close(node)
                if let below = stack.last?.node { lowest[below] = min(lowest[below], lowest[node]) }
                continue
            }
            stack.append((node, next + 1))
            let target = edges[node][next]
            if numbers[target] == nil {
                enter(target)
                stack.append((target, 0))
            } else if isOpen[target] {
                lowest[node] = min(lowest[node], numbers[target] ?? 0)
            }
        }
    }

    private mutating func enter(_ node: Int) {
        numbers[node] = count
        lowest[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
    }

    /// A node that leads to no open one before it ends a component.
    private mutating func close(_ node: Int) {
        guard lowest[node] == numbers[node] else { return }
        var component: [Int] = []
        while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == node { break }
        }
        components.append(component.sorted())
    }
}
