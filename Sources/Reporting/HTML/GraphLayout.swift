/// Places for the nodes of a graph, in columns from left to right: what a node points to stands to its right. The same graph gives the same places.
struct GraphLayout {
    struct Edge: Hashable {
        let from: Int
        let to: Int
        /// False for an edge without a direction, which says nothing about columns.
        let isDirected: Bool
    }

    struct Place: Hashable {
        let x: Int
        let y: Int
        let width: Int
    }

    static let height = 26
    private static let rowGap = 10
    private static let columnGap = 72
    private static let splitGap = 22
    private static let componentGap = 36
    private static let margin = 8

    /// By node; nil for one without edges, which is no part of the picture.
    private(set) var places: [Place?]
    private(set) var width = 0
    private(set) var height = 0

    /// - Parameters:
    ///   - widths: of the nodes.
    ///   - wantedWidth: how wide the picture may be before parts that don't hang together stand below each other.
    init(widths: [Int], edges: [Edge], wantedWidth: Int) {
        places = [Place?](repeating: nil, count: widths.count)
        let edges = Array(Set(edges.filter { $0.from != $0.to })).sorted { ($0.from, $0.to, $0.isDirected ? 0 : 1) < ($1.from, $1.to, $1.isDirected ? 0 : 1) }
        var parts = GraphLayout.components(widths.count, edges).map { Component(nodes: $0, edges: edges, widths: widths) }
        parts.sort { (-$0.nodes.count, $0.nodes[0]) < (-$1.nodes.count, $1.nodes[0]) }
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
                places[node] = Place(x: GraphLayout.margin + x + place.x, y: GraphLayout.margin + y + place.y, width: place.width)
            }
            x += part.width + GraphLayout.componentGap
            rowHeight = max(rowHeight, part.height)
            width = max(width, x - GraphLayout.componentGap + 2 * GraphLayout.margin)
            height = y + rowHeight + 2 * GraphLayout.margin
        }
    }

    /// The nodes that hang together, those without edges left out.
    private static func components(_ count: Int, _ edges: [Edge]) -> [[Int]] {
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
        return groups.keys.sorted().compactMap { groups[$0] }.filter { $0.count > 1 }
    }

    /// A part of the graph that hangs together.
    private struct Component {
        let nodes: [Int]
        private(set) var places: [(node: Int, place: Place)] = []
        private(set) var width = 0
        private(set) var height = 0
        /// Positions in `nodes` by node.
        private var neighbours: [[Int]]

        init(nodes: [Int], edges: [Edge], widths: [Int]) {
            self.nodes = nodes
            let positions = Dictionary(nodes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            neighbours = [[Int]](repeating: [], count: nodes.count)
            var followers = neighbours
            for edge in edges {
                guard let from = positions[edge.from], let to = positions[edge.to] else { continue }
                neighbours[from].append(to)
                neighbours[to].append(from)
                if edge.isDirected { followers[from].append(to) }
            }
            let columns = ordered(Component.columns(followers, neighbours))
            place(columns, widths)
        }

        /// For each node its column: one behind the last of those that point to it. Edges that would lead round are left out.
        private static func columns(_ followers: [[Int]], _ neighbours: [[Int]]) -> [Int] {
            var indegree = [Int](repeating: 0, count: followers.count)
            for next in followers.joined() { indegree[next] += 1 }
            var columns = [Int](repeating: 0, count: followers.count)
            var isDone = [Bool](repeating: false, count: followers.count)
            for _ in followers.indices {
                // The one with the fewest open edges to it: none, but where edges lead round.
                guard let node = followers.indices.filter({ !isDone[$0] }).min(by: { (indegree[$0], $0) < (indegree[$1], $1) }) else { break }
                isDone[node] = true
                for next in followers[node] where !isDone[next] {
                    columns[next] = max(columns[next], columns[node] + 1)
                    indegree[next] -= 1
                }
            }
            // What only moves together with others stands beside them.
            for node in followers.indices where followers[node].isEmpty && columns[node] == 0 {
                if let near = neighbours[node].map({ columns[$0] }).min() { columns[node] = near }
            }
            return columns
        }

        /// The nodes of each column, those near each other that have neighbours in common.
        private func ordered(_ columnOfNode: [Int]) -> [[Int]] {
            var columns = [[Int]](repeating: [], count: (columnOfNode.max() ?? 0) + 1)
            for node in columnOfNode.indices { columns[columnOfNode[node]].append(node) }
            var ranks = [Double](repeating: 0, count: columnOfNode.count)
            func rank() {
                for column in columns { for (row, node) in column.enumerated() { ranks[node] = (Double(row) + 0.5) / Double(column.count) } }
            }
            rank()
            for _ in 0..<6 {
                for number in columns.indices {
                    let wanted = columns[number].map { node -> (Double, Int) in
                        let near = neighbours[node].map { ranks[$0] }
                        return (near.isEmpty ? ranks[node] : near.reduce(0, +) / Double(near.count), node)
                    }
                    columns[number] = wanted.sorted { $0 < $1 }.map(\.1)
                }
                rank()
            }
            return columns.filter { !$0.isEmpty }
        }

        /// A column that is much longer than the picture is wide is split.
        private mutating func place(_ columns: [[Int]], _ widths: [Int]) {
            var rows = 8
            while rows * rows < nodes.count * 3 { rows += 1 }
            var x = 0
            var stacks: [(x: Int, width: Int, nodes: [Int])] = []
            for column in columns {
                let parts = (column.count + rows - 1) / rows
                for part in 0..<parts {
                    let nodes = Array(column[column.count * part / parts..<column.count * (part + 1) / parts])
                    let width = nodes.map { widths[self.nodes[$0]] }.max() ?? 0
                    stacks.append((x, width, nodes))
                    x += width + (part == parts - 1 ? GraphLayout.columnGap : GraphLayout.splitGap)
                }
            }
            width = x - GraphLayout.columnGap
            let step = GraphLayout.height + GraphLayout.rowGap
            height = (stacks.map(\.nodes.count).max() ?? 1) * step - GraphLayout.rowGap
            for stack in stacks {
                let top = (height - (stack.nodes.count * step - GraphLayout.rowGap)) / 2
                for (row, node) in stack.nodes.enumerated() {
                    places.append((nodes[node], Place(x: stack.x, y: top + row * step, width: stack.width)))
                }
            }
        }
    }
}
