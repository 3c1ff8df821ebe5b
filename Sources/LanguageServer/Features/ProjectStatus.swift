import Reporting
import SourceText

/// How far a project is, for a status bar.
package struct ProjectStatus: Hashable, Sendable {
    private let types: Int
    private let pending: Int
    private let assisted: Int
    private let blocked: Int
    private let kept: Int

    package init(_ report: Report) {
        types = report.findings.count
        pending = report.count(.pending)
        assisted = report.count(.assisted)
        blocked = report.count(.blocked)
        kept = report.count(.kept)
    }

    /// `12 of 40 types can migrate`
    package var text: String {
        if types == 0 { return "no ObservableObject class" }
        return "\(pending) of \(counted(types, "type", "types")) can migrate"
            + (assisted > 0 ? ", \(assisted) more with --tier assisted" : "")
    }

    /// The parameters of `reobserve/status`.
    /// - Parameter root: the URI of the root.
    package func object(root: String) -> JSONObject {
        [
            "root": root, "text": text, "types": types, "pending": pending, "assisted": assisted, "blocked": blocked,
            "kept": kept,
        ]
    }
}
