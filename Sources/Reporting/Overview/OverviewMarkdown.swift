/// The overview as a page of Markdown, for a wiki, a pull request or an issue.
enum OverviewMarkdown {
    static func render(_ overview: Overview) -> String {
        var text = "# From ObservableObject to @Observable\n\n"
        let total = overview.total
        guard total.count > 0 else {
            return text + "No `ObservableObject` class and no `@Observable` class was found.\n"
        }
        text +=
            "**\(total.percent)%** of \(total.count) \(total.count == 1 ? "class has" : "classes have") migrated.\n\n"
        text += "| Classes | Count |\n|---|---:|\n"
        let rows: [(String, Int)] = [
            ("already `@Observable`", total.moved), ("can migrate now", total.count(.pending)),
            ("more with `--tier assisted`", total.count(.assisted)),
            ("blocked", total.count(.blocked)), ("kept by a comment", total.count(.kept)),
            ("not selected", total.count(.notSelected)),
        ]
        for row in rows where row.1 > 0 { text += "| \(row.0) | \(row.1) |\n" }
        text += overview.report.basis.sentences.map { "\n" + Markdown.escaped($0) + "\n" }.joined()
        text += shares("By module", "Module", overview.modules) + shares("By owner", "Owner", overview.owners)
        text += reasons("By reason", overview.reasons.filter { !$0.isBehavior })
        return text + reasons("Behaviors that require the assisted tier", overview.reasons.filter(\.isBehavior))
            + guidance(overview.guidance)
            + units(overview)
    }

    private static func shares(_ title: String, _ head: String, _ shares: [Share]) -> String {
        if shares.isEmpty { return "" }
        var text =
            "\n## \(title)\n\n| \(head) | Migrated | Now | Assisted | Blocked | Kept | All |\n|---|---:|---:|---:|---:|---:|---:|\n"
        for share in shares {
            text += "| \(Markdown.escaped(share.name)) | \(share.columns.map(String.init).joined(separator: " | ")) |\n"
        }
        return text
    }

    private static func reasons(_ title: String, _ reasons: [ReasonShare]) -> String {
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

    private static func guidance(_ shares: [GuidanceShare]) -> String {
        if shares.isEmpty { return "" }
        return "\n## Guidance\n\n| Rule | Fixes | Advice |\n|---|---:|---:|\n"
            + shares.map { "| `\($0.rule)` | \($0.fixes) | \($0.advice) |\n" }.joined()
    }

    private static func units(_ overview: Overview) -> String {
        if overview.units.isEmpty { return "" }
        var text =
            "\n## Units in the order in which they can migrate\n\n| # | Types | Where | State | Waits for |\n|---:|---|---|---|---|\n"
        for unit in overview.units {
            let members = unit.members.map { overview.types[$0] }
            let names = members.map { Markdown.escaped($0.finding.symbol) }.joined(separator: ", ")
            let place =
                members.first.map { "\(overview.report.pathPrefix)\($0.finding.path):\($0.finding.location.line)" }
                ?? ""
            let waits = OverviewUnit.waits(unit, overview.types).map {
                "`\($0.code)`" + ($0.notes.count > 1 ? " ×\($0.notes.count)" : "")
            }
            text +=
                "| \(unit.number) | \(names) | \(Markdown.escaped(place)) | \(unit.status.title) | \(waits.joined(separator: ", ")) |\n"
        }
        return text
    }
}

extension Finding.Status {
    /// A word or two for a table.
    var title: String {
        switch self {
        case .pending: "ready"
        case .assisted: "assisted"
        case .blocked: "blocked"
        case .kept: "kept"
        case .notSelected: "not selected"
        }
    }
}
