import Foundation

/// One row of `Golden/CATALOGUE.md`.
struct CatalogueRow {
    static let knownTiers: Set<String> = ["safe", "assisted", "blocked", "never", "advice", "pending"]

    let number: Int
    let tiers: Set<String>
    let title: String
    /// The compiler rejects the wrong form.
    let isRejected: Bool
    let reasonWithoutCase: String
    let reasonWithoutRule: String

    static func all(in file: URL) throws -> [CatalogueRow] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { CatalogueRow(line: $0) }
    }

    /// Nil for a line that is no row with a number.
    private init?(line: Substring) {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard cells.count == 8, let number = Int(cells[1]) else { return nil }
        self.number = number
        tiers = Set(cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        title = cells[3]
        isRejected = cells[4] == "rejected"
        reasonWithoutCase = cells[5]
        reasonWithoutRule = cells[6]
    }

    /// What is missing or no longer true, each with what to do about it.
    func problems(_ coverage: CatalogueCoverage) -> [String] {
        var result: [String] = []
        let hasCase = !coverage.moving.isEmpty || !coverage.staying.isEmpty
        if !hasCase, reasonWithoutCase.isEmpty {
            result.append("add a golden case with `// Catalogue \(number): …`, or the reason why there is none")
        }
        if hasCase, !reasonWithoutCase.isEmpty {
            result.append("delete the reason for no golden case: \(coverage.caseNames) name it")
        }
        if reasonWithoutCase.isEmpty { result += tierProblems(coverage) }
        if isRejected, coverage.probes.isEmpty {
            result.append("add a probe \(paddedNumber)-….swift to Tests/Stubs/Rejections")
        }
        if !isRejected, !coverage.probes.isEmpty {
            result.append("write `rejected`, since \(coverage.probes.joined(separator: ", ")) says so")
        }
        if coverage.rules.isEmpty, reasonWithoutRule.isEmpty {
            result.append("add it to the `catalogue` of a rule, or the reason why it is no rule's")
        }
        if !coverage.rules.isEmpty, !reasonWithoutRule.isEmpty {
            result.append("delete the reason for no rule: \(coverage.rules.joined(separator: ", ")) claim it")
        }
        return result
    }

    private func tierProblems(_ coverage: CatalogueCoverage) -> [String] {
        var result: [String] = []
        if tiers.contains("safe"), coverage.moving.subtracting(coverage.movingWhenAsked).isEmpty {
            result.append("add a case in which something moves without `--tier assisted`")
        }
        if tiers.contains("assisted"), coverage.stayingUnlessAsked.isEmpty {
            result.append("add a case that stays in the safe tier with an `assisted` line")
        }
        if tiers.contains("assisted"), coverage.movingWhenAsked.isEmpty {
            result.append("add a case with `--tier assisted` that moves")
        }
        if tiers.contains("blocked"), coverage.staying.subtracting(coverage.stayingUnlessAsked).isEmpty {
            result.append("add a case that stays, whatever the tier")
        }
        return result
    }

    private var paddedNumber: String { String(repeating: "0", count: 3 - String(number).count) + "\(number)" }

    /// `30 safe: @Published | moves … | stays … | rejected …`
    func line(_ coverage: CatalogueCoverage) -> String {
        func list(_ title: String, _ names: [String]) -> String {
            names.isEmpty ? "" : " | \(title) \(names.joined(separator: ", "))"
        }
        let reasons = [reasonWithoutCase, reasonWithoutRule].filter { !$0.isEmpty }
        return "\(number) \(tiers.sorted().joined(separator: ", ")): \(title)" + list("moves", coverage.moving.sorted())
            + list("stays", coverage.staying.sorted()) + list("rejected", coverage.probes)
            + list("rules", coverage.rules) + list("left out:", reasons)
    }
}
