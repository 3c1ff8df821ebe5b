import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax
import XCTest

@testable import Planning

/// The pipeline and the planner with rules of the tests' own: they name no rule.
final class PlanningTests: XCTestCase {
    /// Marks each class with `@Observed` and takes its conformance for answered.
    private static let marking = rule("mark-class") { context, reference in
        let start = reference.node.range.start
        let edit = context.editing.insert("@Observed ", at: start)
        return [context.fix(reference.node, reference.types, "marked", [edit])]
    }

    /// Replaces `class` by something.
    private static func replacing(_ id: String, by text: String) -> Rule {
        rule(id) { context, reference in
            let keyword = reference.node.firstToken..<reference.node.endToken
            let token = keyword.first { context.tree.text($0) == "class" } ?? reference.node.firstToken
            let edit = context.editing.replaceToken(token, text)
            return [context.fix(reference.node, reference.types, "replaced", [edit])]
        }
    }

    /// Refuses classes of a name.
    private static func refusing(_ name: String) -> Rule {
        rule("refuse-class") { context, reference in
            guard context.index.text(reference.node.name) == name else { return [] }
            return [context.refuse(reference.node, reference.types, .localClass, "refused by the test")]
        }
    }

    /// A rule that looks at the declarations of legacy classes.
    private static func rule(
        _ id: String, _ check: @escaping @Sendable (RuleContext, Reference) -> [Diagnostic]
    ) -> Rule {
        Rule(id: id, summary: id, rationale: id, safety: id, before: "a", after: "b", catalogue: []) { context in
            context.references(.classDeclaration).flatMap { check(context, $0) }
        }
    }

    private func plan(_ files: [String: String], _ rules: Rule..., options: MigrationOptions = .init()) -> Plan {
        plan(files, RuleSet(migration: rules), options)
    }

    private func plan(_ files: [String: String], _ rules: RuleSet, _ options: MigrationOptions = .init()) -> Plan {
        let input = PipelineInput(paths: Array(files.keys), rules: rules, options: options) { path in
            files[path].map { .success(Array($0.utf8)) } ?? .failure(FileProblemError(message: "there is no such file"))
        }
        return Pipeline(input: input, executor: SerialExecutor()).plan()
    }

    private func changed(_ plan: Plan) -> [String: String] {
        plan.changes.reduce(into: [:]) { $0[$1.path] = String(decoding: $1.edits.applied(to: $1.bytes), as: UTF8.self) }
    }

    /// For each type its weightiest reason; `moves` where it has none.
    private func verdicts(_ plan: Plan) -> [String: String] {
        plan.verdicts.reduce(into: [:]) { $0[$1.name] = $1.reasons.first?.code ?? "moves" }
    }

    // MARK: Rules

    func testRunsTheRulesThatItIsGiven() {
        let files = ["a.swift": "class A: ObservableObject {}\n", "b.swift": "struct B {}\n"]
        let made = plan(files, PlanningTests.marking)
        XCTAssertEqual(changed(made), ["a.swift": "@Observed class A: ObservableObject {}\n"])
        XCTAssertEqual(verdicts(made), ["A": "moves"])
        XCTAssertEqual(made.verdicts.flatMap(\.edits).map(\.rule), ["mark-class"])
        XCTAssertEqual(made.fileCount, 2)
    }

    func testWithoutRulesNothingChanges() {
        let made = plan(["a.swift": "class A: ObservableObject {}\n"])
        XCTAssertEqual(changed(made), [:])
        XCTAssertEqual(made.verdicts.map(\.name), ["A"])
    }

    func testCompletesWhatRulesFind() {
        let files = ["a.swift": "class A: ObservableObject {}\n"]
        let rules = RuleSet(migration: [PlanningTests.marking]) { diagnostics, _ in
            diagnostics.map { $0.making($0.edits.map { TextEdit(range: $0.range, replacement: "@Completed ") }) }
        }
        XCTAssertEqual(changed(plan(files, rules)), ["a.swift": "@Completed class A: ObservableObject {}\n"])
    }

    // MARK: Conflicts

    func testOverlappingEditsRefuseBoth() {
        let line = { (name: String) in "class \(name): ObservableObject {}\n" }
        let files = ["a.swift": line("A") + line("B") + line("C")]
        let first = PlanningTests.replacing("first", by: "actor")
        // Replaces the declaration of A for B.
        let second = PlanningTests.rule("second") { context, reference in
            let classes = context.project.legacy.sortedClasses
            guard context.index.text(reference.node.name) == "A", classes.count == 3 else { return [] }
            let edit = context.editing.replace(reference.node.range, "struct A {}")
            return [context.fix(reference.node, [classes[1]], "replaced too", [edit])]
        }
        let made = plan(files, first, second)
        XCTAssertEqual(verdicts(made), ["A": "edit-conflict", "B": "edit-conflict", "C": "moves"])
        XCTAssertEqual(changed(made), ["a.swift": line("A") + line("B") + "actor C: ObservableObject {}\n"])
    }

    func testAResultThatDoesNotParseIsRefused() {
        let made = plan(["a.swift": "class A: ObservableObject {}\n"], PlanningTests.replacing("break", by: "class {"))
        XCTAssertEqual(verdicts(made), ["A": "edit-conflict"])
        XCTAssertEqual(changed(made), [:])
    }

    // MARK: Units

    private static let hierarchy = [
        "a.swift": "class Base: ObservableObject {}\nclass Other: ObservableObject {}\n",
        "b.swift": "class Middle: Base {}\nclass Leaf: Middle {}\n",
    ]

    func testAHierarchyIsOneUnit() {
        let made = plan(PlanningTests.hierarchy, PlanningTests.marking)
        let units = made.verdicts.reduce(into: [:]) { $0[$1.name] = $1.unit }
        XCTAssertEqual(units, ["Base": "Base", "Other": "Other", "Middle": "Base", "Leaf": "Base"])
    }

    func testARefusalOfOneHoldsItsUnitBack() {
        let made = plan(PlanningTests.hierarchy, PlanningTests.marking, PlanningTests.refusing("Leaf"))
        XCTAssertEqual(
            verdicts(made), ["Base": "linked-type", "Middle": "linked-type", "Leaf": "local-class", "Other": "moves"])
        XCTAssertEqual(Array(changed(made).keys), ["a.swift"])
    }

    func testAFixThatConcernsTypesTogetherJoinsThem() {
        let joining = PlanningTests.rule("join") { context, reference in
            let types = context.project.legacy.sortedClasses
            var fix = context.fix(reference.node, types, "joined", [])
            fix.movesTypesTogether = true
            return [fix]
        }
        let files = ["a.swift": "class A: ObservableObject {}\nclass B: ObservableObject {}\n"]
        let made = plan(files, PlanningTests.marking, joining, PlanningTests.refusing("B"))
        XCTAssertEqual(verdicts(made), ["A": "linked-type", "B": "local-class"])
        XCTAssertEqual(Set(made.verdicts.map(\.unit)), ["A"])
    }

    // MARK: Choices

    func testTypesAndRulesThatAreLeftOut() {
        let files = ["a.swift": "class A: ObservableObject {}\nclass B: ObservableObject {}\n"]
        var options = MigrationOptions()
        options.onlyTypes = ["B"]
        let some = plan(files, PlanningTests.marking, options: options)
        XCTAssertEqual(
            changed(some),
            [
                "a.swift": "class A: ObservableObject {}\n@Observed class B: ObservableObject {}\n"
            ])
        options = MigrationOptions(ignoredRules: ["mark-class"])
        let none = plan(files, PlanningTests.marking, options: options)
        XCTAssertEqual(verdicts(none), ["A": "rule-not-selected", "B": "rule-not-selected"])
    }

    func testABehaviorAsksForTheAssistedTier() {
        let asking = PlanningTests.rule("ask") { context, reference in
            [context.fix(reference.node, reference.types, "may differ", [], behavior: .trigger)]
        }
        let files = ["a.swift": "class A: ObservableObject {}\n"]
        XCTAssertEqual(changed(plan(files, PlanningTests.marking, asking)), [:])
        XCTAssertEqual(plan(files, PlanningTests.marking, asking).count(.needsAssistedTier), 1)
        let assisted = plan(files, PlanningTests.marking, asking, options: MigrationOptions(tier: .assisted))
        XCTAssertEqual(assisted.count(.moves), 1)
        XCTAssertEqual(assisted.verdicts.flatMap(\.behaviors).map(\.code), ["trigger"])
    }
}
