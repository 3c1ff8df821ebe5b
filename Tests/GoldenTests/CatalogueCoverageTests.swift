import Foundation
import Rules
import XCTest

/// Every number of `Golden/CATALOGUE.md` has golden cases of the kinds its tiers ask for, a probe where the compiler
/// rejects its wrong form, and a rule; or the table says why not. Prints which cases name which number.
final class CatalogueCoverageTests: XCTestCase {
    private static let directory = GoldenTests.root.appendingPathComponent("Golden")

    private var table: [CatalogueRow] = []
    private var coverage: [Int: CatalogueCoverage] = [:]
    private var cases: [GoldenCase] = []

    override func setUpWithError() throws {
        table = try CatalogueRow.all(in: CatalogueCoverageTests.directory.appendingPathComponent("CATALOGUE.md"))
        cases = try GoldenCase.all(in: CatalogueCoverageTests.directory)
        let probes = try FileManager.default.contentsOfDirectory(
            atPath: GoldenTests.root.appendingPathComponent("Tests/Stubs/Rejections").path)
        coverage = CatalogueCoverage.all(
            cases: cases, probes: probes.filter { $0.hasSuffix(".swift") }.sorted(), rules: RuleCatalogue.rules)
    }

    func testTableIsInOrder() {
        XCTAssertGreaterThan(table.count, 0, "Golden/CATALOGUE.md has no rows")
        for (row, next) in zip(table, table.dropFirst()) where row.number >= next.number {
            XCTFail("\(next.number): sort the rows of Golden/CATALOGUE.md by number, each once")
        }
        for row in table where row.tiers.isEmpty || !row.tiers.isSubset(of: CatalogueRow.knownTiers) {
            XCTFail(
                "\(row.number): write tiers out of \(CatalogueRow.knownTiers.sorted()), and a number, in Golden/CATALOGUE.md"
            )
        }
    }

    func testEveryNumberIsCovered() {
        for row in table { print(row.line(coverage[row.number, default: CatalogueCoverage()])) }
        for row in table {
            for problem in row.problems(coverage[row.number, default: CatalogueCoverage()]) {
                XCTFail("\(row.number) \(row.title): \(problem)")
            }
        }
    }

    func testEveryNumberIsKnown() {
        let known = Set(table.map(\.number))
        for (number, use) in coverage.sorted(by: { $0.key < $1.key }) where !known.contains(number) {
            XCTFail(
                "\(number) is not in Golden/CATALOGUE.md; add a row or correct \(use.names.joined(separator: ", "))")
        }
        for golden in cases where CatalogueCoverage.numbers(of: golden).isEmpty {
            XCTFail("\(golden.name): begin a file with `// Catalogue N: …`, where N is a number of Golden/CATALOGUE.md")
        }
    }
}
