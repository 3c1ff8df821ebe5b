import Planning
import RuleContract
import SourceText

/// Types that move together or not at all, as the overview lists them.
public struct OverviewUnit: Sendable {
    /// 1 for the first one.
    public let number: Int
    public let status: Finding.Status
    /// Positions in `Overview.types`, in the order of their places.
    public let members: [Int]
    /// Numbers of the units whose objects it holds: they are best moved before, so that views of both follow what they
    /// read.
    public let holds: [Int]

    /// What a unit waits for, heaviest first, each code once with the places that have it.
    static func waits(_ unit: OverviewUnit, _ types: [OverviewType]) -> [(code: String, notes: [Finding.Note])] {
        // A blocked unit waits for its refusals; what may change besides is a question for later.
        let isHeldBack = unit.status == .blocked || unit.status == .kept
        let reasons = unit.members.flatMap { types[$0].finding.reasons }.filter { note in
            note.code != Refusal.linkedType.rawValue && (!isHeldBack || Refusal(rawValue: note.code) != nil)
        }
        return reasons.grouped(by: \.code).map { code, notes in
            var seen: Set<String> = []
            return (code, notes.filter { seen.insert("\($0.path):\($0.location.line):\($0.location.column)").inserted })
        }
    }

    /// Ready units first, then those that wait for a flag, then those that are held back; each of these so that what is
    /// held comes before its holders, as far as they don't hold each other.
    static func ordered(_ types: [OverviewType], _ links: [TypeLandscape.Link]) -> [OverviewUnit] {
        let groups = GraphLayout.components(types.count, links.filter { $0.kind != .holds }.map { ($0.from, $0.to) })
        var groupOfType = [Int](repeating: 0, count: types.count)
        for (number, group) in groups.enumerated() { for type in group { groupOfType[type] = number } }
        var holds = [Set<Int>](repeating: [], count: groups.count)
        for link in links where link.kind == .holds && groupOfType[link.from] != groupOfType[link.to] {
            holds[groupOfType[link.from]].insert(groupOfType[link.to])
        }
        let statuses = groups.map { status($0.map { types[$0].finding }) }
        let depths = depths(holds)
        let ranks = statuses.map { Finding.Status.allCases.firstIndex(of: $0) ?? 0 }
        let order = groups.indices.sorted(on: { SortKey(ranks[$0], depths[$0]) })
        var numbers = [Int](repeating: 0, count: groups.count)
        for (position, group) in order.enumerated() { numbers[group] = position + 1 }
        return order.map { group in
            OverviewUnit(
                number: numbers[group], status: statuses[group], members: groups[group],
                holds: holds[group].map { numbers[$0] }.sorted())
        }
    }

    /// What is true of the whole unit: that of the type which holds the others back.
    private static func status(_ findings: [Finding]) -> Finding.Status {
        let statuses = Set(findings.map(\.status))
        if statuses.count == 1, let only = statuses.first { return only }
        let blocking = findings.filter { finding in
            finding.status == .blocked
                && finding.reasons.contains {
                    $0.code != Refusal.linkedType.rawValue && Refusal(rawValue: $0.code) != nil
                }
        }
        if statuses.contains(.kept), blocking.isEmpty { return .kept }
        return [.blocked, .kept, .notSelected, .assisted].first { statuses.contains($0) } ?? .pending
    }

    /// For each unit how long the longest way is from it to one that holds nothing; a way ends where it would come
    /// round.
    private static func depths(_ holds: [Set<Int>]) -> [Int] {
        var depths = [Int?](repeating: nil, count: holds.count)
        var isOpen = [Bool](repeating: false, count: holds.count)
        for start in holds.indices where depths[start] == nil {
            // By hand, since a chain of objects may be longer than a stack is deep.
            var stack: [(unit: Int, rest: [Int])] = [(start, holds[start].sorted())]
            isOpen[start] = true
            while let (unit, others) = stack.popLast() {
                var rest = others
                if let next = rest.popLast() {
                    stack.append((unit, rest))
                    if depths[next] == nil, !isOpen[next] {
                        isOpen[next] = true
                        stack.append((next, holds[next].sorted()))
                    }
                    continue
                }
                depths[unit] = (holds[unit].compactMap { depths[$0] }.max() ?? -1) + 1
                isOpen[unit] = false
            }
        }
        return depths.map { $0 ?? 0 }
    }
}

extension Sequence {
    /// The elements by a key, each group where its first element stands.
    package func grouped(by key: (Element) -> String) -> [(key: String, elements: [Element])] {
        var order: [String] = []
        var groups: [String: [Element]] = [:]
        for element in self {
            let key = key(element)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(element)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }
}
