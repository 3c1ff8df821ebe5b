import Foundation
import RuleContract

/// What names one number of the catalogue.
struct CatalogueCoverage {
    /// Cases in which something changes.
    var moving: Set<String> = []
    /// Those of them that do so with `--tier assisted`.
    var movingWhenAsked: Set<String> = []
    /// Cases in which nothing changes.
    var staying: Set<String> = []
    /// Those of them that stay for want of `--tier assisted` alone.
    var stayingUnlessAsked: Set<String> = []
    var probes: [String] = []
    var rules: [String] = []

    var caseNames: String { moving.union(staying).sorted().joined(separator: ", ") }

    /// All that names the number.
    var names: [String] { moving.union(staying).sorted() + probes + rules.map { "the rule \($0)" } }

    static func all(cases: [GoldenCase], probes: [String], rules: [Rule]) -> [Int: CatalogueCoverage] {
        var result: [Int: CatalogueCoverage] = [:]
        // What only gets comments neither moves nor stays as it is.
        for golden in cases where !golden.flags.contains("--insert-todos") {
            for number in numbers(of: golden) { result[number, default: CatalogueCoverage()].add(golden) }
        }
        for probe in probes {
            let number = Int(probe.prefix { $0.isNumber }) ?? 0
            result[number, default: CatalogueCoverage()].probes.append(probe)
        }
        for rule in rules {
            for number in rule.catalogue { result[number, default: CatalogueCoverage()].rules.append(rule.id) }
        }
        return result
    }

    /// The numbers in the first lines of a case: `// Catalogue 1, 2: …`.
    static func numbers(of golden: GoldenCase) -> Set<Int> {
        var result: Set<Int> = []
        for file in golden.before {
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard let line = text.split(whereSeparator: \.isNewline).first, let start = line.range(of: "// Catalogue "),
                let end = line[start.upperBound...].firstIndex(of: ":")
            else { continue }
            for part in line[start.upperBound..<end].split(separator: ",") {
                result.insert(Int(part.trimmingCharacters(in: .whitespaces)) ?? 0)
            }
        }
        return result
    }

    private mutating func add(_ golden: GoldenCase) {
        let isAsked = golden.flags.joined(separator: " ").contains("--tier assisted")
        if !golden.after.isEmpty {
            moving.insert(golden.name)
            if isAsked { movingWhenAsked.insert(golden.name) }
        } else {
            staying.insert(golden.name)
            let isBlocked = golden.diagnostics.contains(" blocked ")
            if !isAsked, !isBlocked, golden.diagnostics.contains(" assisted ") {
                stayingUnlessAsked.insert(golden.name)
            }
        }
    }
}
