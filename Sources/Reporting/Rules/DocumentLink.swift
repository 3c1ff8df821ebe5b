import RuleContract

/// Where the documents explain a rule or a code.
public enum DocumentLink {
    /// Where the project's documents are. There is no public repository yet.
    static let home = "https://github.com/OWNER/reobserve/blob/main/"

    /// The page of a rule, a reason, a behavior or a warning; nil for anything else. A rule and a reason of one name have
    /// one page.
    public static func url(of code: String, rules: [Rule]) -> String? {
        if rules.contains(where: { $0.id == code }) { return "\(home)RULES.md#\(code)" }
        if Refusal(rawValue: code) != nil { return "\(home)REFERENCE.md#why-a-type-stays" }
        if BehaviorCode(rawValue: code) != nil { return "\(home)REFERENCE.md#what-may-change" }
        if WarningCode(rawValue: code) != nil { return "\(home)REFERENCE.md#warnings" }
        return nil
    }
}
