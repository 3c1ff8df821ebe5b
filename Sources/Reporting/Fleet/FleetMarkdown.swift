import SourceText

/// The merged report as a page of Markdown, for a wiki or an issue.
enum FleetMarkdown {
    static func render(_ fleet: Fleet) -> String {
        var text = "# From ObservableObject to @Observable\n\n"
        let repositories = counted(fleet.repositories.count, "repository", "repositories")
        if fleet.total.count > 0 {
            text += MarkdownTables.headline(fleet.total, in: " in \(repositories)")
        } else {
            text += "No `ObservableObject` class and no `@Observable` class was found in \(repositories).\n"
        }
        for note in fleet.notes { text += "\n" + Markdown.escaped(note) + "\n" }
        text += MarkdownTables.shares("By repository", "Repository", fleet.shares)
        text += MarkdownTables.shares("By owner", "Owner", fleet.owners)
        return text + MarkdownTables.reasons(fleet.reasons) + MarkdownTables.guidance(fleet.guidance) + order(fleet)
    }

    private static func order(_ fleet: Fleet) -> String {
        guard !fleet.order.isEmpty else { return "" }
        let words = FleetWords(fleet: fleet)
        var text =
            "\n## The order in which repositories can migrate\n\n\(FleetWords.introduction.map(Markdown.escaped).joined(separator: " "))\n"
        for (step, groups) in fleet.order.steps.enumerated() {
            text += "\n### \(step + 1). \(Markdown.escaped(words.title(step)))\n\n"
            let free = groups.filter(\.isFree).flatMap(\.members)
            if !free.isEmpty {
                text += "- " + free.map { Markdown.escaped(words.name($0)) }.joined(separator: ", ") + "\n"
            }
            for group in groups {
                guard let sentence = words.sentence(group) else { continue }
                text += "- " + Markdown.escaped(sentence) + "\n"
                for hold in words.holds(group) {
                    let place = words.place(hold).map { ": " + Markdown.escaped($0) } ?? ""
                    text += "  - " + Markdown.escaped(words.need(hold)) + place + "\n"
                }
            }
        }
        return text + words.limits.map { "\n" + Markdown.escaped($0) + "\n" }.joined()
    }
}
