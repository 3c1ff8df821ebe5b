/// The overview as a page of Markdown, for a wiki, a pull request or an issue.
enum OverviewMarkdown {
    static func render(_ overview: Overview) -> String {
        var text = "# From ObservableObject to @Observable\n\n"
        let total = overview.total
        guard total.count > 0 else {
            return text + "No `ObservableObject` class and no `@Observable` class was found.\n"
        }
        text += MarkdownTables.headline(total)
        text += overview.report.basis.sentences.map { "\n" + Markdown.escaped($0) + "\n" }.joined()
        text += MarkdownTables.shares("By module", "Module", overview.modules)
        text += MarkdownTables.shares("By owner", "Owner", overview.owners)
        return text + MarkdownTables.reasons(overview.reasons) + MarkdownTables.guidance(overview.guidance)
            + units(overview)
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
