import SourceText

/// The merged report for a terminal: a bar, the counts, tables by repository, owner and reason, and the order.
struct FleetText {
    private let tables: TextTables
    /// How many needs of a repository are shown without `-v`.
    private static let shownNeeds = 4

    init(isColored: Bool, isVerbose: Bool) { tables = TextTables(isColored: isColored, isVerbose: isVerbose) }

    func render(_ fleet: Fleet) -> String {
        var text = counted(fleet.repositories.count, "repository", "repositories") + "\n"
        text +=
            fleet.total.count > 0
            ? tables.headline(fleet.total) : "No ObservableObject class and no @Observable class was found.\n"
        for note in fleet.notes { text += note.singleLine + "\n" }
        text += tables.shares("By repository", fleet.shares) + tables.shares("By owner", fleet.owners)
        return text + tables.reasons(fleet.reasons) + tables.guidance(fleet.guidance) + order(fleet)
    }

    private func order(_ fleet: Fleet) -> String {
        guard !fleet.order.isEmpty else { return "" }
        let words = FleetWords(fleet: fleet)
        var text = "\n" + tables.paint("The order in which repositories can migrate", "1") + "\n"
        for sentence in FleetWords.introduction { text += "  " + sentence + "\n" }
        for (step, groups) in fleet.order.steps.enumerated() {
            text += "  \(step + 1)  " + tables.paint(words.title(step), "36") + "\n"
            let shown = tables.isVerbose ? groups[...] : groups.prefix(TextTables.listed)
            for group in shown { text += self.group(group, words) }
            text += tables.more(groups.count - shown.count)
        }
        for sentence in words.limits { text += "  " + sentence.singleLine + "\n" }
        return text
    }

    private func group(_ group: FleetOrder.Group, _ words: FleetWords) -> String {
        guard let sentence = words.sentence(group) else {
            return "     " + words.names(group.members).singleLine + "\n"
        }
        var text = "     " + sentence.singleLine + "\n"
        let needs = words.holds(group)
        let shown = tables.isVerbose ? needs[...] : needs.prefix(FleetText.shownNeeds)
        for hold in shown {
            let place = words.place(hold).map { "  " + tables.paint($0.singleLine, "2") } ?? ""
            text += "       " + words.need(hold).singleLine + place + "\n"
        }
        return text + (needs.count > shown.count ? "     " + tables.more(needs.count - shown.count) : "")
    }
}
