import SourceText

/// The merged report as one page that needs nothing else.
///
/// What comes from reports goes through `HTMLText.escaped` wherever it stands; the script is the same for all pages.
/// Without scripts all of the page is there, but for the filter.
struct FleetHTML {
    private let fleet: Fleet
    private let words: FleetWords
    /// For each repository its step, from 1; 0 where nothing is left to do.
    private let steps: [Int]
    /// How many needs of a repository are listed, and how many of them without a click.
    private static let listedNeeds = 100
    private static let unfoldedNeeds = 3
    /// How many repositories that wait for nothing are shown without a click.
    private static let unfoldedNames = 30

    init(fleet: Fleet) {
        self.fleet = fleet
        words = FleetWords(fleet: fleet)
        var steps = [Int](repeating: 0, count: fleet.repositories.count)
        for (step, groups) in fleet.order.steps.enumerated() {
            for member in groups.flatMap(\.members) { steps[member] = step + 1 }
        }
        self.steps = steps
    }

    static func render(_ fleet: Fleet) -> String {
        let page = FleetHTML(fleet: fleet)
        let count = counted(fleet.repositories.count, "repository", "repositories")
        let main =
            HTMLPage.header(fleet.total, title: count, notes: fleet.notes) + page.order() + page.repositories()
            + HTMLTables.owners(fleet.owners) + HTMLTables.reasons(fleet.reasons) + HTMLTables.guidance(fleet.guidance)
        return HTMLPage(title: count, version: fleet.version, script: FleetScript.text).render(
            "", skipTo: ("repositories", "Skip to the repositories"), main,
            footer: "from \(fleet.repositories.count == 1 ? "the report" : "the reports") of \(count).")
    }

    // MARK: Repositories

    private func repositories() -> String {
        guard !fleet.repositories.isEmpty else { return "" }
        var html =
            "<section aria-labelledby=h-repositories id=repositories><h2 id=h-repositories>By repository</h2>"
            + filter()
        html +=
            "<div class=scroll tabindex=0 role=region aria-labelledby=h-repositories><table class=data id=list><thead><tr><th scope=col>Repository"
        html += "\(HTMLTables.columnHeads)<th scope=col class=num>Step</thead><tbody>"
        let order = fleet.repositories.indices.sorted(on: { SortKey(-fleet.repositories[$0].total.classes, $0) })
        for number in order { html += row(number) }
        return html + "</tbody></table></div><p id=none class=note hidden>Nothing matches.</p></section>"
    }

    private func row(_ number: Int) -> String {
        let repository = fleet.repositories[number]
        let owners = ownerNames(repository).joined(separator: " ")
        let codes = Set(repository.reasons.map(\.code)).sorted().joined(separator: " ")
        var html =
            "<tr id=r\(number) data-s=\"\(states(number).joined(separator: " "))\" data-o=\"\(HTMLText.escaped(owners))\" data-r=\"\(codes)\">"
        html += "<th scope=row><span class=names>\(HTMLText.escaped(repository.repository.name))</span>"
        if let commit = repository.repository.commit {
            html += " <span class=place>\(HTMLText.escaped(commit.prefix(FleetHTML.commitLength)))</span>"
        }
        html += HTMLTables.columns(repository.total.share(""))
        return html + "<td class=num>"
            + (steps[number] == 0 ? "–" : "<a href=\"#s\(steps[number])\">\(steps[number])</a>")
    }

    private static let commitLength = 7

    /// The values of the filter “State” that fit a repository.
    private func states(_ number: Int) -> [String] {
        let total = fleet.repositories[number].total
        var states: [String] = []
        if total.moved == total.classes { states.append("done") }
        if total.pending > 0 { states.append("pending") }
        if total.assisted > 0 { states.append("assisted") }
        if total.blocked > 0 { states.append("blocked") }
        if !fleet.repositories[number].holds.isEmpty { states.append("held") }
        if fleet.order.unknown.contains(number) { states.append("unknown") }
        return states
    }

    private static let stateTitles = [
        ("pending", "something can migrate now"), ("assisted", "something is assisted"),
        ("blocked", "something is blocked"), ("held", "others need its types"), ("unknown", "without facts of others"),
        ("done", "all has migrated"),
    ]

    private func ownerNames(_ repository: FleetRepository) -> [String] {
        fleet.owners.isEmpty ? [] : repository.ownerRows.map { $0.name ?? Overview.noOwner }.sorted()
    }

    // MARK: Filter

    /// Shown by the script, without which it would do nothing.
    private func filter() -> String {
        let known = Set(fleet.repositories.indices.flatMap(states))
        var html =
            "<form id=filter role=search aria-label=\"Filter repositories\" hidden><label>Search <input type=search name=q autocomplete=off placeholder=\"Repository, owner, code\"></label>"
        html += HTMLPage.select("s", "State", FleetHTML.stateTitles.filter { known.contains($0.0) })
        html += HTMLPage.select("o", "Owner", fleet.owners.map(\.name).sorted().map { ($0, $0) })
        html += HTMLPage.select("r", "Reason", fleet.reasons.map { ($0.code, $0.code) })
        html +=
            "<label>Sort by <select name=sort><option value=7>Most classes<option value=0>Name<option value=-2>Least migrated<option value=3>Most that can migrate now<option value=5>Most blocked<option value=8>Last step</select></label>"
        return html + "<button type=reset>Reset</button><output aria-live=polite></output></form>"
    }

    // MARK: Order

    private func order() -> String {
        guard !fleet.order.isEmpty else { return "" }
        var html =
            "<section aria-labelledby=h-order><h2 id=h-order>The order in which repositories can migrate</h2>"
        html += "<p class=note>\(FleetWords.introduction.map(HTMLText.escaped).joined(separator: " "))</p>"
        for (step, groups) in fleet.order.steps.enumerated() {
            html += "<h3 id=s\(step + 1)>\(step + 1). \(HTMLText.escaped(words.title(step)))</h3>"
            html += chips(groups.filter(\.isFree).flatMap(\.members))
            for group in groups { html += self.group(group) }
        }
        return html + words.limits.map { "<p class=note>\(HTMLText.escaped($0))</p>" }.joined() + "</section>"
    }

    /// Repositories that wait for nothing; folded where there are many.
    private func chips(_ repositories: [Int]) -> String {
        if repositories.isEmpty { return "" }
        let list = repositories.map { "<li>" + link($0) }.joined()
        let html = "<ul class=chips>\(list)</ul>"
        return repositories.count <= FleetHTML.unfoldedNames
            ? html : "<details><summary>Show them</summary>\(html)</details>"
    }

    private func group(_ group: FleetOrder.Group) -> String {
        guard let sentence = words.sentence(group) else { return "" }
        var html =
            "<article class=unit><h4>\(group.members.map(link).joined(separator: ", "))</h4><p>\(HTMLText.escaped(sentence))</p>"
        let needs = words.holds(group)
        html += needs.count > FleetHTML.unfoldedNeeds ? "<details><summary>What they need</summary>" : ""
        html += "<ul class=types>"
        for hold in needs.prefix(FleetHTML.listedNeeds) {
            html += "<li>\(HTMLText.escaped(words.need(hold)))"
            if let place = words.place(hold) { html += " <span class=place>\(HTMLText.escaped(place))</span>" }
        }
        if needs.count > FleetHTML.listedNeeds { html += "<li>and \(needs.count - FleetHTML.listedNeeds) more" }
        return html + "</ul>" + (needs.count > FleetHTML.unfoldedNeeds ? "</details>" : "") + "</article>"
    }

    private func link(_ repository: Int) -> String {
        "<a href=\"#r\(repository)\">\(HTMLText.escaped(words.name(repository)))</a>"
    }
}
