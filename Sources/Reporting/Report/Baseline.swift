import SourceText

/// The legacy types and findings of guidance rules that a project accepts for now: JSON lines, sorted, one for each
/// rule and symbol.
///
/// Nothing in it says where a type stands, so that it is known again after its file was moved or renamed, and two
/// branches that each take types away merge without a conflict in most cases.
public struct Baseline: Sendable, Equatable {
    /// What a type is known by.
    public struct Key: Hashable, Sendable {
        public let rule: String
        /// The type's name with the types around it.
        public let symbol: String
    }

    /// A line that can't be understood.
    public struct Failure: Error, Hashable, Sendable {
        /// 1-based.
        public let line: Int
        /// A sentence without a full stop.
        public let message: String
    }

    /// How many types each key stands for: several may have one name, in different modules.
    public private(set) var counts: [Key: Int]

    /// All types of a report that are not kept on purpose.
    public init(of report: Report) {
        counts = [:]
        for finding in report.findings where finding.status != .kept { counts[Key(finding), default: 0] += 1 }
        for result in report.guidance { counts[Key(result), default: 0] += 1 }
    }

    /// - Throws: `Failure` for the first line that is no entry.
    public init(parsing bytes: [UInt8]) throws(Failure) {
        counts = [:]
        for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
            let entry: Entry
            do {
                entry = try JSONText.decoded(Entry.self, from: line)
            } catch {
                throw Failure(
                    line: number + 1,
                    message: "is not a baseline entry, such as {\"rule\":\"\(Finding.rule)\",\"symbol\":\"Model\"}")
            }
            guard entry.count ?? 1 > 0 else { throw Failure(line: number + 1, message: "the count is not positive") }
            counts[Key(rule: entry.rule, symbol: entry.symbol), default: 0] += entry.count ?? 1
        }
    }

    /// The file: sorted, each line with its end.
    public func render() -> [UInt8] {
        // By rule, then by symbol.
        counts.sorted(on: { SortKey("\($0.key.rule)\0\($0.key.symbol)") }).flatMap { key, count -> [UInt8] in
            let entry: JSONObject = ["rule": key.rule, "symbol": key.symbol, "count": count > 1 ? count : nil]
            // Texts and numbers can always be written.
            return ((try? JSONText.encoded(entry, isPretty: false)) ?? []) + [0x0A]
        }
    }

    /// How many types and findings of guidance rules it holds.
    public var typeCount: Int { counts.values.reduce(0, +) }

    /// How many findings of guidance rules it holds.
    public var guidanceCount: Int { counts.reduce(0) { $1.key.rule == Finding.rule ? $0 : $0 + $1.value } }

    /// What a baseline becomes that takes over all that a report found: what rules found that did not run now stays.
    public func updated(by report: Report) -> Baseline {
        var result = Baseline(of: report)
        for (key, count) in counts where !report.rulesThatRan.contains(key.rule) { result.counts[key] = count }
        return result
    }

    /// This baseline without what a report of the whole project does not have any more.
    public func pruned(by report: Report) -> Baseline { intersection(updated(by: report)) }

    /// This baseline without what `other` does not hold.
    public func intersection(_ other: Baseline) -> Baseline {
        var result = self
        result.counts = [:]
        for (key, count) in counts {
            let common = min(count, other.counts[key] ?? 0)
            if common > 0 { result.counts[key] = common }
        }
        return result
    }

    /// The JSON schema of a line.
    public static let schema = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "A line of a reobserve baseline",
          "type": "object",
          "required": ["rule", "symbol"],
          "properties": {
            "rule": {"type": "string", "description": "The rule that found it"},
            "symbol": {"type": "string", "description": "The qualified name of the type"},
            "count": {"type": "integer", "minimum": 1, "description": "The number of types with that name; 1 if missing"}
          }
        }

        """

    /// How many of its types a report of the whole project does not have any more.
    public func goneCount(in report: Report) -> Int { typeCount - pruned(by: report).typeCount }

    private struct Entry: Decodable {
        let rule: String
        let symbol: String
        let count: Int?
    }
}

extension Baseline.Key {
    init(_ entry: some ReportEntry) {
        self.init(rule: entry.rule, symbol: entry.symbol)
    }
}

extension Report {
    /// Marks the types that a baseline holds, and those that let `check` fail. Of several types of one name, the first
    /// ones are known.
    /// - Parameter baseline: nil where there is none.
    public mutating func judge(by conditions: Set<FailureCondition>, baseline: Baseline?) {
        var left = baseline?.counts ?? [:]
        func judge(_ entry: inout some ReportEntry, canBeKnown: Bool, isFailure: Bool) {
            let key = Baseline.Key(entry)
            if let count = left[key], count > 0, canBeKnown {
                left[key] = count - 1
                entry.isKnown = true
            }
            entry.fails = !entry.isKnown && isFailure
        }
        for index in findings.indices {
            let status = findings[index].status
            let isFailure = conditions.contains { $0.holds(for: status) }
            judge(&findings[index], canBeKnown: status != .kept, isFailure: isFailure)
        }
        for index in guidance.indices {
            let status = guidance[index].status
            judge(&guidance[index], canBeKnown: true, isFailure: conditions.contains { $0.holds(for: status) })
        }
    }
}
