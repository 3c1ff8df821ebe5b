import Rules
import XCTest

/// Every guidance rule has golden cases of its own: one with a fix where it has fixes, one with an advice, and one in
/// which it stays silent.
final class GuidanceCoverageTests: XCTestCase {
    func testEveryGuidanceRuleHasItsCases() throws {
        let cases = try GoldenCase.all(in: GoldenTests.root.appendingPathComponent("Golden"))
        for rule in RuleCatalogue.guidance {
            let own = cases.filter { $0.name.hasPrefix("\(rule.id)/") }
            XCTAssertFalse(own.isEmpty, "\(rule.id) has no folder below Golden")
            for golden in own where !golden.flags.joined(separator: " ").contains(rule.id) {
                XCTFail("\(golden.name): flags.txt does not select \(rule.id)")
            }
            if rule.hasFix { XCTAssertTrue(own.contains { !$0.after.isEmpty }, "\(rule.id) has no case with a fix") }
            let hasAdvice = own.contains { $0.diagnostics.contains(" advice \(rule.id): ") }
            XCTAssertTrue(hasAdvice || rule.hasFix, "\(rule.id) has no case with an advice")
            XCTAssertTrue(
                own.contains { $0.name.contains("/silent-") && $0.after.isEmpty && $0.diagnostics.isEmpty },
                "\(rule.id) has no silent case")
            for golden in own where golden.name.contains("/silent-") {
                XCTAssertTrue(golden.after.isEmpty && golden.diagnostics.isEmpty, "\(golden.name) is not silent")
            }
        }
    }

    func testIdsAreUnique() {
        let ids = RuleSelection.names
        XCTAssertEqual(Set(ids).count, ids.count)
    }
}
