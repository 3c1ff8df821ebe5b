import Migration
import SourceText

/// Findings as lines that editors link.
public enum DiagnosticText {
    /// `path:line:column: warning: message [code]` for every reason why a type stays.
    public static func render(_ diagnostics: [LocatedDiagnostic]) -> String {
        diagnostics.map { entry in
            "\(entry.path):\(entry.location.line):\(entry.location.column): warning: \(entry.text) [\(entry.code)]\n"
        }.joined()
    }
}
