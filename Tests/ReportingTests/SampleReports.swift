import Foundation
import Planning
import Reporting
import Rules
import Semantics
import SourceText
import XCTest

/// Reports as the pipeline makes them of files in memory.
struct SampleRun: Sendable {
    let plan: Plan
    let report: Report
    let before: [String: [UInt8]]

    /// Every file after the run, by path.
    var after: [String: [UInt8]] {
        before.merging(plan.changes.map { ($0.path, $0.edits.applied(to: $0.bytes)) }) { $1 }
    }

    /// - Parameters:
    ///   - files: by their paths from the root.
    ///   - unreadable: paths that are there and can't be read.
    init(
        _ files: [String: [UInt8]], unreadable: [String] = [], options: MigrationOptions = MigrationOptions(),
        root: String = "/projects/app",
        prefix: String = ""
    ) {
        let input = PipelineInput(paths: files.keys + unreadable, rules: RuleCatalogue.ruleSet, options: options) {
            path in
            files[path].map { .success($0) } ?? .failure(FileProblemError(message: "cannot open: Permission denied"))
        }
        before = files
        plan = Pipeline(input: input, executor: SerialExecutor()).plan()
        report = Report(
            plan, rules: RuleCatalogue.rules, version: "1.2.3", root: root,
            pathPrefix: prefix)
    }

    init(
        _ files: [String: String], unreadable: [String] = [], options: MigrationOptions = MigrationOptions(),
        prefix: String = ""
    ) {
        self.init(
            files.mapValues { Array($0.utf8) }, unreadable: unreadable, options: options,
            root: "/projects/app/" + prefix, prefix: prefix)
    }

    /// The changed files as they are to be, by their paths from the top of the repository.
    var changed: [String: [UInt8]] {
        Dictionary(
            uniqueKeysWithValues: plan.changes.map { (report.pathPrefix + $0.path, $0.edits.applied(to: $0.bytes)) })
    }
}

enum Sample {
    static func model(_ name: String, _ body: String = "@Published var title = \"\"") -> String {
        "final class \(name): ObservableObject {\n    \(body)\n}\n"
    }

    static func view(of model: String, _ body: String = "Text(model.title)") -> String {
        "struct \(model)View: View {\n    @StateObject private var model = \(model)()\n    var body: some View { \(body) }\n}\n"
    }

    /// Types of all statuses, in files with all kinds of line ends and names.
    static let files: [String: String] = [
        "Models/Cart.swift": crlf("import SwiftUI\n\n" + model("Cart")),
        "Views/Cart \"Größe\" 🙂, 100%: [a](b).swift": crlf("import SwiftUI\n\n/* é🙂 */ " + view(of: "Cart")),
        "Face\nnext.swift": "\u{FEFF}import SwiftUI\n\nlet smile = \"🙂é\"; "
            + "final class Face: ObservableObject { /* 🙂 */ @Published var title = \"🙂\" }\n" + view(of: "Face"),
        "\\back,slash.swift": "import SwiftUI\r\rlet smile = \"🙂\"; " + model("Back").replacing("\n", with: "\r")
            + view(of: "Back"),
        "Kept.swift": "import SwiftUI\n\n// reobserve:keep for now\n" + model("Kept") + view(of: "Kept"),
        "Blocked.swift": "import SwiftUI\nimport Combine\n\nenum Outer {\n" + model("Blocked")
            + "}\ntypealias Blocked = Outer.Blocked\n"
            + view(of: "Blocked")
            + "func watch(_ model: Blocked) -> AnyCancellable { /* 🙂 */ model.$title.sink { _ in } }\n",
        "Assisted.swift": "import SwiftUI\n\n" + view(of: "Assisted", "Text(\"\\(model.title) \\(Date())\")")
            + model(
                "Assisted",
                "@Published var title = \"\"\n    @Published var trigger = 0\n    func fire() { trigger += 1 }"),
        "A/Twin.swift": "import SwiftUI\n\nfunc make() {\n" + model("Twin") + "}\n",
        "B/Twin.swift": "import SwiftUI\n\nfunc build() {\n" + model("Twin") + "}\n",
        "Useless.swift": "let nothing = \"é🙂\" // reobserve:ignore[ observable-class ] nothing is here\n",
    ]

    static func run(prefix: String = "", options: MigrationOptions = MigrationOptions()) -> SampleRun {
        SampleRun(files, unreadable: ["Locked, 50%\n.swift"], options: options, prefix: prefix)
    }

    private static func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
}

extension String {
    fileprivate func replacing(_ old: String, with new: String) -> String { replacingOccurrences(of: old, with: new) }
}

final class SampleReportTests: XCTestCase {
    /// Without this, tests over the sample would say less than they seem to.
    func testSampleHoldsEverything() {
        let report = Sample.run().report
        XCTAssertEqual(Set(report.findings.map(\.status)), [.pending, .assisted, .blocked, .kept])
        XCTAssertEqual(report.findings.filter { $0.symbol == "Twin" }.count, 2)
        XCTAssertTrue(report.findings.contains { Set($0.edits.map(\.path)).count > 1 })
        XCTAssertEqual(report.warnings.count, 1)
        XCTAssertEqual(report.problems.count, 1)
        XCTAssertFalse(report.soundness.entries.isEmpty)
        for path in ["Face\nnext.swift", "\\back,slash.swift", "Models/Cart.swift"] {
            XCTAssertTrue(report.changes.contains { $0.path == path }, path)
        }
    }
}
