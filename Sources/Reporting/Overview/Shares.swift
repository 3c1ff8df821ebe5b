import RuleContract
import SourceText

/// How many classes of a module, of an owner or of the project have moved, can move and stay.
public struct Share: Sendable {
    public let name: String
    /// Classes that are `@Observable` already.
    public let moved: Int
    private let counts: [Finding.Status: Int]

    init(_ name: String, _ statuses: [Finding.Status], moved: Int) {
        self.init(name, counts: Dictionary(statuses.map { ($0, 1) }, uniquingKeysWith: +), moved: moved)
    }

    /// - Parameter counts: how many there are of each status; a status without an entry has none.
    init(_ name: String, counts: [Finding.Status: Int], moved: Int) {
        self.name = name
        self.moved = moved
        self.counts = counts
    }

    public func count(_ status: Finding.Status) -> Int { counts[status] ?? 0 }

    /// What the columns of tables say of it: moved, now, assisted, blocked, kept or not selected, all.
    var columns: [Int] {
        [moved, count(.pending), count(.assisted), count(.blocked), count(.kept) + count(.notSelected), count]
    }

    /// Legacy types and those that have moved.
    public var count: Int { moved + legacy }
    public var legacy: Int { counts.values.reduce(0, +) }
    /// How much of a hundred has moved, rounded down, so that 100 means all; 100 where there is nothing.
    public var percent: Int { count == 0 ? 100 : moved * 100 / count }
}

/// What one guidance rule found.
public struct GuidanceShare: Sendable {
    public let rule: String
    /// How many findings `apply` can change.
    public let fixes: Int
    /// How many somebody has to decide about.
    public let advice: Int

    static func all(_ results: [GuidanceResult]) -> [GuidanceShare] {
        Dictionary(grouping: results, by: \.rule).map { rule, results in
            GuidanceShare(
                rule: rule, fixes: results.count { $0.status == .fix }, advice: results.count { $0.status == .advice })
        }.sorted(on: { SortKey(-$0.fixes - $0.advice, $0.rule) })
    }
}

/// What one code holds back.
public struct ReasonShare: Sendable {
    public let code: String
    /// How many types have it among their reasons.
    public let types: Int
    /// How many have no other.
    public let alone: Int
    /// How many would move, in any tier, if nothing else were changed but all that it stands for; nil for a behavior.
    public let frees: Int?
    /// True for what only asks for the assisted tier.
    public let isBehavior: Bool
    /// What it means, as a sentence without a full stop.
    public let summary: String
    /// What can be done; empty for a behavior.
    public let advice: String

    static func all(_ findings: [Finding], freed: [String: Int]) -> [ReasonShare] {
        let counts = Statistics.counts(
            findings.map { finding in
                // One that waits for the assisted tier because of another is not blocked by it.
                Set(finding.reasons.map(\.code)).subtracting(
                    finding.status == .assisted ? [Refusal.linkedType.rawValue] : [])
            })
        return counts.map { code, count, alone in
            ReasonShare(
                code: code, types: count, alone: alone,
                frees: code == Refusal.linkedType.rawValue ? nil : freed[code])
        }
    }

    /// What the code means is known by the code.
    init(code: String, types: Int, alone: Int, frees: Int?) {
        let refusal = Refusal(rawValue: code)
        let behavior = BehaviorCode(rawValue: code)
        self.code = code
        self.types = types
        self.alone = alone
        self.frees = frees
        isBehavior = refusal == nil && behavior != nil
        summary = refusal?.summary ?? behavior?.summary ?? ""
        advice = refusal?.advice ?? ""
    }
}
