import RuleContract

/// How `rules` lists the rules.
public enum RulesFormat: String, CaseIterable, Sendable {
    /// One line for each rule, for a terminal.
    case text
    /// One object for each rule, with its texts and examples.
    case json
    /// A page with a section for each rule: `RULES.md` of the repository.
    case markdown = "md"

    /// What the format is, in a clause without a full stop.
    public var summary: String {
        switch self {
        case .text: "One line for each rule"
        case .json: "An array with one object for each rule"
        case .markdown: "A page with a section for each rule"
        }
    }

    /// All of the rules in this format, as UTF-8.
    public func render(_ rules: [Rule]) -> [UInt8] {
        switch self {
        case .text: Array(RulePages.table(rules).utf8)
        case .json: RulesJSON.render(rules)
        case .markdown: Array(RulesDocument.render(rules).utf8)
        }
    }
}
