import RuleContract

/// The rules as a table and as pages.
public enum RulePages {
    /// One line for each rule: id, tier, summary.
    public static func table(_ rules: [Rule]) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        let kindWidth = rules.map { kind($0).count }.max() ?? 0
        return rules.map { rule in
            let note = rule.family == .guidance && !rule.hasFix ? " (advice only)" : ""
            return padded(rule.id, width) + "  " + padded(kind(rule), kindWidth) + "  " + rule.summary + note + "\n"
        }.joined()
    }

    /// The page of one rule, with the same headings for all of its family.
    public static func page(_ rule: Rule) -> String {
        let isGuidance = rule.family == .guidance
        var text = "\(rule.id) (\(isGuidance ? rule.family.rawValue : kind(rule)))\n\n"
        text += (isGuidance ? "What it recommends" : "What it does") + "\n  \(rule.summary)\n\n"
        text += "Why\n  \(rule.rationale)\n\n"
        if rule.hasFix {
            text += "Before\n\(indented(rule.before))\n\nAfter\n\(indented(rule.after))\n\n"
        } else if !rule.before.isEmpty {
            text += "What it finds\n\(indented(rule.before))\n\n"
        }
        text += "Safety\n  \(rule.safety)\n\n"
        return text + (isGuidance ? usage(rule) : "How to suppress\n" + suppression(rule))
    }

    private static func usage(_ rule: Rule) -> String {
        """
        How to run it
          It is off by default. `--select \(rule.id)` runs it alone, `--select guidance` all of its family, and `--select migration,guidance` everything.

        How to suppress
          `// reobserve:ignore[\(rule.id)] reason` on a line or above it, and `// reobserve:ignore-file` for a file.
          `--ignore \(rule.id)` leaves the rule out of one run.

        """
    }

    private static func suppression(_ rule: Rule) -> String {
        let common =
            "  `// reobserve:keep` before a class keeps the class, and `// reobserve:ignore-file` a file with every type that would change there.\n"
        guard !rule.onlyBlocks else {
            return "  It changes nothing; the types that it blocks could only migrate partially.\n" + common
        }
        return """
              `// reobserve:ignore[\(rule.id)] reason` on a line or above it keeps the line, and the types that need the change.
            \(common)  `--ignore \(rule.id)` leaves the rule out of one run, `--skip-type NAME` a type.

            """
    }

    /// The page of a warning.
    public static func page(_ warning: WarningCode) -> String {
        "\(warning.rawValue) (warning)\n\nWhat it means\n  Here \(warning.summary).\n\nWhat to do\n  \(warning.advice)\n"
    }

    /// The page of a reason why types stay.
    public static func page(_ refusal: Refusal) -> String {
        "\(refusal.rawValue) (reason)\n\nWhat it means\n  A type stays because \(refusal.summary).\n\nWhat would unblock it\n  \(refusal.advice)\n"
    }

    /// The page of a behavior code.
    public static func page(_ behavior: BehaviorCode) -> String {
        "\(behavior.rawValue) (behavior)\n\nWhat may change\n  Here \(behavior.summary).\n\nTier\n  Planned with --tier assisted only.\n"
    }

    /// What the rule does in one word: `warns` for a rule that never edits and asks for the assisted tier.
    static func kind(_ rule: Rule) -> String {
        if rule.family == .guidance { return "guides" }
        guard rule.onlyBlocks else { return "fixes" }
        return rule.tier == .assisted ? "warns" : "blocks"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }
}
