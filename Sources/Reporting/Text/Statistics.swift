import SourceText

/// How many types each reason holds back (`--statistics`).
public enum Statistics {
    /// A table: how many types have the reason, how many have no other, and its code. Most frequent first.
    public static func render(_ report: Report) -> String {
        var types: [String: Int] = [:]
        var alone: [String: Int] = [:]
        for finding in report.findings {
            let codes = Set(finding.reasons.map(\.code))
            for code in codes { types[code, default: 0] += 1 }
            if let only = codes.first, codes.count == 1 { alone[only, default: 0] += 1 }
        }
        if types.isEmpty { return "No type is held back.\n" }
        let rows = types.sorted(on: { SortKey(-$0.value, $0.key) })
        let lines = rows.map { code, count in "\(padded(count, 7))  \(padded(alone[code] ?? 0, 7))  \(code)\n" }
        return "  types    alone  reason\n" + lines.joined()
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
