import SourceText

/// Places for the nodes of a graph, in columns from left to right: what a node points to stands to its right. The same
/// graph gives the same places.
///
/// Many nodes that the same ones point to, and that point to nothing, stand together in a frame, so that one edge leads
/// to all of them.
struct GraphLayout {
    struct Edge: Hashable {
        let from: Int
        let to: Int
        /// False for an edge without a direction, which says nothing about columns.
        let isDirected: Bool
        /// Edges of different kinds don't lead to one frame.
        var kind = 0
    }

    struct Place: Hashable {
        let x: Int
        let y: Int
        let width: Int
    }

    /// Nodes that the same ones point to.
    struct Frame: Hashable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let nodes: [Int]
        /// What points to all of them.
        let sources: [Int]
    }

    static let height = 26
    fileprivate static let rowGap = 10
    fileprivate static let columnGap = 72
    fileprivate static let splitGap = 22
    private static let componentGap = 36
    private static let margin = 8
    fileprivate static let framePadding = 10
    /// As many nodes make a frame.
    fileprivate static let framed = 4
    fileprivate static let widestFrame = 1000
    /// No edge runs between the rows of a frame.
    fileprivate static let frameRowGap = 4

    /// By node; nil for one without edges, which is no part of the picture.
    private(set) var places: [Place?]
    private(set) var frames: [Frame] = []
    private(set) var width = 0
    private(set) var height = 0

    /// - Parameters:
    ///   - widths: of the nodes.
    ///   - wantedWidth: how wide the picture may be before parts that don't hang together stand below each other.
    init(widths: [Int], edges: [Edge], wantedWidth: Int) {
        places = [Place?](repeating: nil, count: widths.count)
        let edges = Set(edges.filter { $0.from != $0.to })
            .sorted(on: { SortKey($0.isDirected ? 0 : 1, $0.kind) }).sorted(on: { SortKey($0.from, $0.to) })
        let components = GraphLayout.components(widths.count, edges.map { ($0.from, $0.to) }).filter { $0.count > 1 }
        let parts = components.map { Component(nodes: $0, edges: edges, widths: widths) }
            .sorted(on: { SortKey(-$0.nodes.count, $0.nodes[0]) })
        arrange(parts, wantedWidth: max(wantedWidth, parts.map(\.width).max() ?? 0))
    }

    /// In rows from left to right, as words in a paragraph.
    private mutating func arrange(_ parts: [Component], wantedWidth: Int) {
        var x = 0
        var y = 0
        var rowHeight = 0
        for part in parts {
            if x > 0, x + part.width > wantedWidth {
                y += rowHeight + GraphLayout.componentGap
                (x, rowHeight) = (0, 0)
            }
            for (node, place) in part.places {
                places[node] = Place(
                    x: GraphLayout.margin + x + place.x, y: GraphLayout.margin + y + place.y, width: place.width)
            }
            for frame in part.frames {
                frames.append(
                    Frame(
                        x: GraphLayout.margin + x + frame.x, y: GraphLayout.margin + y + frame.y, width: frame.width,
                        height: frame.height,
                        nodes: frame.nodes, sources: frame.sources))
            }
            x += part.width + GraphLayout.componentGap
            rowHeight = max(rowHeight, part.height)
            width = max(width, x - GraphLayout.componentGap + 2 * GraphLayout.margin)
            height = y + rowHeight + 2 * GraphLayout.margin
        }
    }

    /// The nodes that hang together, each group in the order of its nodes, and groups in the order of their first ones.
    static func components(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [[Int]] {
        var parents = Array(0..<count)
        func root(_ node: Int) -> Int {
            var current = node
            while parents[current] != current { current = parents[current] }
            return current
        }
        for edge in edges {
            let (first, second) = (root(edge.from), root(edge.to))
            parents[max(first, second)] = min(first, second)
        }
        var groups: [Int: [Int]] = [:]
        for node in 0..<count { groups[root(node), default: []].append(node) }
        return groups.keys.sorted().compactMap { groups[$0] }
    }
}

/// A part of a graph that hangs together, placed for itself.
private struct Component {
    /// A node, or several in a frame.
    private struct Item {
        var nodes: [Int]
        var sources: [Int] = []
        var width = 0
        var height = GraphLayout.height
        /// How many columns the nodes in a frame stand in.
        var columns = 1

        var isFrame: Bool { !sources.isEmpty }
    }

    let nodes: [Int]
    private(set) var places: [(node: Int, place: GraphLayout.Place)] = []
    private(set) var frames: [GraphLayout.Frame] = []
    private(set) var width = 0
    private(set) var height = 0
    private var items: [Item]
    /// Positions in `items`.
    private var neighbors: [[Int]]

    private static let step = GraphLayout.height + GraphLayout.rowGap
    private static let frameStep = GraphLayout.height + GraphLayout.frameRowGap

    init(nodes: [Int], edges: [GraphLayout.Edge], widths: [Int]) {
        self.nodes = nodes
        items = Component.items(nodes, edges).map { Component.measured($0, widths) }
        var itemOfNode: [Int: Int] = [:]
        for (number, item) in items.enumerated() { for node in item.nodes { itemOfNode[node] = number } }
        neighbors = [[Int]](repeating: [], count: items.count)
        var followers = neighbors
        var known: Set<GraphLayout.Edge> = []
        for edge in edges {
            guard let from = itemOfNode[edge.from], let to = itemOfNode[edge.to] else { continue }
            guard known.insert(GraphLayout.Edge(from: from, to: to, isDirected: edge.isDirected)).inserted else {
                continue
            }
            neighbors[from].append(to)
            neighbors[to].append(from)
            if edge.isDirected { followers[from].append(to) }
        }
        place(ordered(Component.columns(followers, neighbors)))
    }

    // MARK: Items

    /// The nodes one by one, but for those that have all their edges in common, which only lead to them.
    private static func items(_ nodes: [Int], _ edges: [GraphLayout.Edge]) -> [Item] {
        let own = Set(nodes)
        var sources: [Int: [GraphLayout.Edge]] = [:]
        var isOpen: Set<Int> = []
        for edge in edges where own.contains(edge.from) {
            // What the edges of two nodes have in common is where they come from.
            if edge.isDirected {
                sources[edge.to, default: []].append(
                    GraphLayout.Edge(from: edge.from, to: 0, isDirected: true, kind: edge.kind))
            } else {
                isOpen.insert(edge.to)
            }
            isOpen.insert(edge.from)
        }
        var groups: [[GraphLayout.Edge]: [Int]] = [:]
        for node in nodes where !isOpen.contains(node) { groups[sources[node] ?? [], default: []].append(node) }
        var items: [Item] = []
        var isTaken: Set<Int> = []
        for node in nodes where !isTaken.contains(node) {
            let common = sources[node] ?? []
            let group = isOpen.contains(node) || common.isEmpty ? [] : groups[common] ?? []
            if group.count >= GraphLayout.framed {
                items.append(Item(nodes: group, sources: common.map(\.from)))
                isTaken.formUnion(group)
            } else {
                items.append(Item(nodes: [node]))
            }
        }
        return items
    }

    /// A frame is about twice as wide as high, for screens are.
    private static func measured(_ item: Item, _ widths: [Int]) -> Item {
        var item = item
        item.width = item.nodes.map { widths[$0] }.max() ?? 0
        guard item.isFrame else { return item }
        let count = item.nodes.count
        let box = item.width + GraphLayout.splitGap
        var columns = 1
        while columns < count, columns * box < (count + columns - 1) / columns * frameStep * 2,
            (columns + 1) * box < GraphLayout.widestFrame
        { columns += 1 }
        let rows = (count + columns - 1) / columns
        item.columns = (count + rows - 1) / rows
        item.width = item.columns * box - GraphLayout.splitGap + 2 * GraphLayout.framePadding
        item.height = rows * frameStep - GraphLayout.frameRowGap + 2 * GraphLayout.framePadding
        return item
    }

    // MARK: Columns

    /// For each item its column: one behind the last of those that point to it. Edges that would lead round are left
    /// out.
    private static func columns(_ followers: [[Int]], _ neighbors: [[Int]]) -> [Int] {
        var open = [Int](repeating: 0, count: followers.count)
        for next in followers.joined() { open[next] += 1 }
        var columns = [Int](repeating: 0, count: followers.count)
        var isDone = [Bool](repeating: false, count: followers.count)
        for _ in followers.indices {
            // The one with the fewest open edges to it: none, but where edges lead round.
            guard let item = followers.indices.filter({ !isDone[$0] }).min(by: { (open[$0], $0) < (open[$1], $1) })
            else { break }
            isDone[item] = true
            for next in followers[item] where !isDone[next] {
                columns[next] = max(columns[next], columns[item] + 1)
                open[next] -= 1
            }
        }
        // What only moves together with others stands beside them.
        for item in followers.indices where followers[item].isEmpty && columns[item] == 0 {
            if let near = neighbors[item].map({ columns[$0] }).min() { columns[item] = near }
        }
        return columns
    }

    /// The items of each column, those near each other that have neighbors in common.
    private func ordered(_ columnOfItem: [Int]) -> [[Int]] {
        var columns = [[Int]](repeating: [], count: (columnOfItem.max() ?? 0) + 1)
        for item in columnOfItem.indices { columns[columnOfItem[item]].append(item) }
        var ranks = [Double](repeating: 0, count: columnOfItem.count)
        func rank() {
            for column in columns {
                for (row, item) in column.enumerated() { ranks[item] = (Double(row) + 0.5) / Double(column.count) }
            }
        }
        rank()
        for _ in 0..<6 {
            for number in columns.indices {
                let wanted = columns[number].map { item -> (Double, Int) in
                    let near = neighbors[item].map { ranks[$0] }
                    return (near.isEmpty ? ranks[item] : near.reduce(0, +) / Double(near.count), item)
                }
                columns[number] = wanted.sorted { $0 < $1 }.map(\.1)
            }
            rank()
        }
        return columns.filter { !$0.isEmpty }
    }

    // MARK: Places

    /// A column that is much longer than the picture is wide is split.
    private mutating func place(_ columns: [[Int]]) {
        var limit = 8
        while limit * limit < items.count * 3 { limit += 1 }
        let longest = max(limit * Component.step, items.map(\.height).max() ?? 0)
        var x = 0
        var stacks: [(x: Int, width: Int, height: Int, items: [Int])] = []
        for column in columns {
            let total = column.reduce(0) { $0 + items[$1].height + GraphLayout.rowGap }
            let wanted = total / ((total + longest - 1) / longest)
            var rest = column[...]
            while !rest.isEmpty {
                var taken: [Int] = []
                var height = 0
                while let item = rest.first, taken.isEmpty || height + items[item].height <= max(wanted, Component.step)
                {
                    taken.append(item)
                    height += items[item].height + GraphLayout.rowGap
                    rest.removeFirst()
                }
                let width = taken.map { items[$0].width }.max() ?? 0
                stacks.append((x, width, height - GraphLayout.rowGap, taken))
                x += width + (rest.isEmpty ? GraphLayout.columnGap : GraphLayout.splitGap)
            }
        }
        width = x - GraphLayout.columnGap
        height = stacks.map(\.height).max() ?? 0
        for stack in stacks {
            var y = (height - stack.height) / 2
            let box = stack.items.map { items[$0].isFrame ? 0 : items[$0].width }.max() ?? 0
            for item in stack.items {
                place(items[item], x: stack.x, y: y, width: box)
                y += items[item].height + GraphLayout.rowGap
            }
        }
    }

    /// - Parameter width: of the boxes that stand in no frame.
    private mutating func place(_ item: Item, x: Int, y: Int, width: Int) {
        guard item.isFrame else {
            return places += item.nodes.map { ($0, GraphLayout.Place(x: x, y: y, width: width)) }
        }
        frames.append(
            GraphLayout.Frame(
                x: x, y: y, width: item.width, height: item.height, nodes: item.nodes, sources: item.sources))
        let box =
            (item.width - 2 * GraphLayout.framePadding + GraphLayout.splitGap) / item.columns - GraphLayout.splitGap
        let rows = (item.nodes.count + item.columns - 1) / item.columns
        for (number, node) in item.nodes.enumerated() {
            let left = x + GraphLayout.framePadding + number / rows * (box + GraphLayout.splitGap)
            places.append(
                (
                    node,
                    GraphLayout.Place(
                        x: left, y: y + GraphLayout.framePadding + number % rows * Component.frameStep, width: box)
                ))
        }
    }
}
