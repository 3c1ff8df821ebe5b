import RuleContract

/// All rules as one Markdown page.
struct RulesDocument {
    static func render(_ rules: [Rule]) -> String {
        let migration = rules.filter { $0.family == .migration }
        let guidance = rules.filter { $0.family == .guidance }
        return """
            # Rules

            `reobserve rules --output md` writes this page, and a test keeps it that way. `reobserve explain RULE` prints one section.

            A type migrates with all its uses or not at all, so a migration rule never applies to a single line: if one rule refuses,
            no rule changes the type. [REFERENCE.md](REFERENCE.md) explains the codes of refusals and of behavior that may change.

            ## Contents

            """ + contents("Rules that change code", migration.filter { !$0.onlyBlocks })
                + contents("Rules that only check", migration.filter(\.onlyBlocks))
                + contents("Guidance", guidance) + "\n"
                + section(
                    "Rules that change code", "They run in every migration.", migration.filter { !$0.onlyBlocks })
                + section(
                    "Rules that only check",
                    "They change nothing. They block a type, or require `--tier assisted`.",
                    migration.filter(\.onlyBlocks))
                + section(
                    "Guidance",
                    "They check SwiftUI code of any kind, are off by default, and run where `--select` names them.",
                    guidance)
    }

    private static func contents(_ title: String, _ rules: [Rule]) -> String {
        "\n\(title): " + rules.map { "[\($0.id)](#\($0.id))" }.joined(separator: ", ") + ".\n"
    }

    private static func section(_ title: String, _ introduction: String, _ rules: [Rule]) -> String {
        "## \(title)\n\n\(introduction)\n\n" + rules.map(page).joined()
    }

    private static func page(_ rule: Rule) -> String {
        var text = "### `\(rule.id)`\n\n\(rule.summary.asSentence)\n\n"
        if rule.hasFix {
            text += code("Before", rule.before) + code("After", rule.after)
        } else if !rule.before.isEmpty {
            text += code("What it finds", rule.before)
        }
        return text + "**Why.** \(rule.rationale)\n\n**Safety.** \(rule.safety)\n\n"
    }

    private static func code(_ title: String, _ code: String) -> String {
        "\(title):\n\n```swift\n\(code)\n```\n\n"
    }
}
