import RuleContract
import Rules
import XCTest

/// What every rule says of itself.
final class RuleCatalogueTests: XCTestCase {
    private func isKebabCase(_ id: String) -> Bool { id.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil }

    func testIdsAreUniqueAndInKebabCase() {
        let counts = Dictionary(grouping: RuleCatalogue.rules.map(\.id), by: { $0 }).mapValues(\.count)
        for (id, count) in counts {
            XCTAssertEqual(count, 1, id)
            XCTAssert(isKebabCase(id), id)
        }
        XCTAssertFalse(isKebabCase("observableClass"))
    }

    func testListsHoldTheirFamily() {
        XCTAssertFalse(RuleCatalogue.migration.isEmpty)
        XCTAssertFalse(RuleCatalogue.guidance.isEmpty)
        XCTAssertEqual(RuleCatalogue.migration.filter { $0.family != .migration }.map(\.id), [])
        XCTAssertEqual(RuleCatalogue.guidance.filter { $0.family != .guidance }.map(\.id), [])
        XCTAssertEqual(RuleCatalogue.rules.map(\.id), (RuleCatalogue.migration + RuleCatalogue.guidance).map(\.id))
    }

    func testRulesExplainThemselves() {
        for rule in RuleCatalogue.rules {
            for text in [rule.summary, rule.rationale, rule.safety] { XCTAssertFalse(text.isEmpty, rule.id) }
            XCTAssertFalse(rule.summary.contains("\n"), rule.id)
            XCTAssertFalse(rule.summary.hasSuffix("."), rule.id)
            XCTAssertFalse(rule.hasFix && rule.before.isEmpty, "\(rule.id) has a result and no example")
        }
    }

    func testSummariesAreUnique() {
        XCTAssertEqual(Set(RuleCatalogue.rules.map(\.summary)).count, RuleCatalogue.rules.count)
    }

    func testNumbersOfTheCatalogue() {
        for rule in RuleCatalogue.migration {
            XCTAssertFalse(rule.catalogue.isEmpty, rule.id)
            XCTAssertEqual(Set(rule.catalogue).count, rule.catalogue.count, rule.id)
            XCTAssert(rule.catalogue.allSatisfy { $0 > 0 }, rule.id)
        }
    }

    /// Guidance runs on the files in which its names occur, the migration on all that matter.
    func testNamesThatRulesLookFor() {
        for rule in RuleCatalogue.guidance { XCTAssertFalse(rule.names.isEmpty, rule.id) }
        for rule in RuleCatalogue.migration { XCTAssertEqual(rule.names, [], rule.id) }
    }

    func testRulesAreFoundByTheirIds() {
        for rule in RuleCatalogue.rules { XCTAssertEqual(RuleCatalogue.rule(named: rule.id)?.summary, rule.summary) }
        XCTAssertNil(RuleCatalogue.rule(named: "no-such-rule"))
    }
}
