import XCTest

@testable import RuleContract

/// Reasons and behaviors: their codes and texts, and which reason is heavier.
final class RefusalTests: XCTestCase {
    private func checkTexts(_ texts: [String], _ name: String) {
        for text in texts {
            XCTAssertFalse(text.isEmpty, name)
            XCTAssertFalse(text.hasSuffix("."), text)
        }
        let counts = Dictionary(grouping: texts, by: { $0 }).mapValues(\.count)
        for (text, count) in counts { XCTAssertEqual(count, 1, text) }
    }

    func testTextsAreUnique() {
        checkTexts(Refusal.allCases.map(\.summary), "refusals")
        checkTexts(BehaviorCode.allCases.map(\.summary), "behaviors")
    }

    func testEachReasonHasAdvice() {
        for refusal in Refusal.allCases { XCTAssertFalse(refusal.advice.isEmpty, refusal.rawValue) }
    }

    func testCodesAreInKebabCase() {
        let codes = Refusal.allCases.map(\.rawValue) + BehaviorCode.allCases.map(\.rawValue)
        for code in codes { XCTAssertNotNil(code.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#), code) }
    }

    func testOrder() {
        XCTAssertEqual(Refusal.allCases.map(\.weight), Array(Refusal.allCases.indices))
        XCTAssertEqual(Refusal.allCases.shuffled().sorted(), Refusal.allCases)
        XCTAssertLessThan(Refusal.unparsableFile, .editConflict)
        XCTAssertLessThan(Refusal.publisherProjection, .linkedType)
        // What the caller asked for is heard last.
        XCTAssertEqual(Refusal.allCases.suffix(3), [.linkedType, .needsAssistedTier, .notSelected])
    }
}
