import SourceText

/// How many types each reason holds back (`--statistics`).
public enum Statistics {
    /// A table: how many types have the reason, how many have no other, and its code. Most frequent first.
    public static func render(_ report: Report) -> String {
        let rows = counts(report.findings.map { Set($0.reasons.map(\.code)) })
        if rows.isEmpty { return "No type is blocked.\n" }
        let lines = rows.map { "\(padded($0.types))  \(padded($0.alone))  \($0.code)\n" }
        return "  types    alone  reason\n" + lines.joined()
    }

    /// For each code how many types have it, and how many have no other; most frequent first.
    static func counts(_ codesOfTypes: [Set<String>]) -> [(code: String, types: Int, alone: Int)] {
        var types: [String: Int] = [:]
        var alone: [String: Int] = [:]
        for codes in codesOfTypes {
            for code in codes { types[code, default: 0] += 1 }
            if let only = codes.first, codes.count == 1 { alone[only, default: 0] += 1 }
        }
        return types.sorted(on: { SortKey(-$0.value, $0.key) }).map { ($0.key, $0.value, alone[$0.key] ?? 0) }
    }

    private static func padded(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }
}
