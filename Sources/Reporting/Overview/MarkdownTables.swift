/// The parts of an overview in Markdown that one project and many have in common.
enum MarkdownTables {
    /// How much has migrated, and the counts.
    /// - Parameter place: where the classes are, with a space before it; empty where the page is about one project.
    static func headline(_ total: Share, in place: String = "") -> String {
        var text =
            "**\(total.percent)%** of \(total.count) \(total.count == 1 ? "class has" : "classes have") migrated\(place).\n\n"
        text += "| Classes | Count |\n|---|---:|\n"
        let rows: [(String, Int)] = [
            ("already `@Observable`", total.moved), ("can migrate now", total.count(.pending)),
            ("more with `--tier assisted`", total.count(.assisted)),
            ("blocked", total.count(.blocked)), ("kept by a comment", total.count(.kept)),
            ("not selected", total.count(.notSelected)),
        ]
        for row in rows where row.1 > 0 { text += "| \(row.0) | \(row.1) |\n" }
        return text
    }

    static func shares(_ title: String, _ head: String, _ shares: [Share]) -> String {
        if shares.isEmpty { return "" }
        var text =
            "\n## \(title)\n\n| \(head) | Migrated | Now | Assisted | Blocked | Kept | All |\n|---|---:|---:|---:|---:|---:|---:|\n"
        for share in shares {
            text += "| \(Markdown.escaped(share.name)) | \(share.columns.map(String.init).joined(separator: " | ")) |\n"
        }
        return text
    }

    /// What blocks types, then what only asks for the assisted tier.
    static func reasons(_ reasons: [ReasonShare]) -> String {
        table("By reason", reasons.filter { !$0.isBehavior })
            + table("Behaviors that require the assisted tier", reasons.filter(\.isBehavior))
    }

    private static func table(_ title: String, _ reasons: [ReasonShare]) -> String {
        guard let first = reasons.first else { return "" }
        if first.isBehavior {
            let rows = reasons.map {
                "| `\($0.code)` | \($0.types) | \($0.alone) | \(Markdown.escaped($0.summary)) |\n"
            }.joined()
            return "\n## \(title)\n\n| Behavior | Types | Alone | What may change |\n|---|---:|---:|---|\n" + rows
        }
        var text =
            "\n## \(title)\n\n| Reason | Types | Alone | Unblocks | What it means | What to do |\n|---|---:|---:|---:|---|---|\n"
        for reason in reasons {
            text +=
                "| `\(reason.code)` | \(reason.types) | \(reason.alone) | \(reason.frees.map(String.init) ?? "") | \(Markdown.escaped(reason.summary)) "
                + "| \(Markdown.escaped(reason.advice)) |\n"
        }
        return text
            + "\n“Alone” counts the types without another reason; “unblocks” those that would migrate if only this reason were removed.\n"
    }

    static func guidance(_ shares: [GuidanceShare]) -> String {
        if shares.isEmpty { return "" }
        return "\n## Guidance\n\n| Rule | Fixes | Advice |\n|---|---:|---:|\n"
            + shares.map { "| `\($0.rule)` | \($0.fixes) | \($0.advice) |\n" }.joined()
    }
}
