import SourceText

/// The units in the order in which they can move, each with its types, what it waits for, and its changes.
struct HTMLUnits {
    let overview: Overview
    /// How many places of one code are listed.
    private static let listedPlaces = 6
    /// How many names stand in the heading of a unit.
    private static let headingNames = 3
    /// With more changed files than this, a change is shown with less around it, so that the page can still be mailed.
    private static let manyFiles = 300

    func render() -> String {
        guard !overview.units.isEmpty else { return "" }
        let sources = Dictionary(
            overview.report.changes.map { ($0.path, CodeColors($0.bytes)) }, uniquingKeysWith: { first, _ in first })
        var html =
            "<section aria-labelledby=h-units id=units><h2 id=h-units>Units in the order in which they can migrate</h2>"
        html +=
            "<p class=note>The types of a unit migrate together or not at all. Ready units come first; a unit that others hold comes before them.</p>"
        html += filter() + "<div id=list>"
        for unit in overview.units { html += self.unit(unit, sources) }
        return html + "</div><p id=none class=note hidden>Nothing matches.</p></section>"
    }

    // MARK: Filter

    /// Shown by the script, without which it would do nothing.
    private func filter() -> String {
        var html =
            "<form id=filter role=search aria-label=\"Filter types\" hidden><label>Search <input type=search name=q autocomplete=off placeholder=\"Type, file, code\"></label>"
        html += HTMLPage.select(
            "s", "State",
            Finding.Status.allCases.filter { overview.total.count($0) > 0 }.map { ($0.rawValue, $0.title) })
        html += HTMLPage.select("m", "Module", Set(overview.types.map(\.module)).sorted().map { ($0, $0) })
        html += HTMLPage.select("o", "Owner", Set(overview.types.flatMap { owners(of: $0) }).sorted().map { ($0, $0) })
        html += HTMLPage.select("r", "Reason", overview.reasons.map { ($0.code, $0.code) })
        return html + "<button type=reset>Reset</button><output aria-live=polite></output></form>"
    }

    private func owners(of type: OverviewType) -> [String] {
        overview.owners.isEmpty ? [] : type.owners.isEmpty ? [Overview.noOwner] : type.owners
    }

    // MARK: Unit

    private func unit(_ unit: OverviewUnit, _ sources: [String: CodeColors]) -> String {
        let types = unit.members.map { overview.types[$0] }
        let names = types.prefix(HTMLUnits.headingNames).map { HTMLText.escaped($0.finding.symbol) }.joined(
            separator: ", ")
        let more = types.count > HTMLUnits.headingNames ? " and \(types.count - HTMLUnits.headingNames) more" : ""
        var html =
            "<article class=\"unit \(unit.status.rawValue)\" id=u\(unit.number) data-u=\(unit.number)><h3><span class=number>\(unit.number)</span>"
        html +=
            HTMLGraph(overview: overview).mark(unit.status)
            + "<span class=names>\(names)\(more)</span> <span class=state>\(unit.status.title)</span></h3>"
        html += "<ul class=types>" + unit.members.map { type($0, isAlone: types.count == 1) }.joined() + "</ul>"
        html += waits(unit)
        if !unit.holds.isEmpty {
            let links = unit.holds.map { "<a href=\"#u\($0)\">unit \($0)</a>" }.joined(separator: ", ")
            html += "<p class=note>Holds objects of \(links).</p>"
        }
        return html + changes(types, sources) + "</article>"
    }

    private func type(_ number: Int, isAlone: Bool) -> String {
        let type = overview.types[number]
        let finding = type.finding
        let codes = Set(finding.reasons.map(\.code)).sorted()
        let owners = owners(of: type)
        var html =
            "<li id=t\(number) data-t=\(number) data-s=\(finding.status.rawValue) data-m=\"\(HTMLText.escaped(type.module))\""
        html +=
            " data-o=\"\(HTMLText.escaped(owners.joined(separator: " ")))\" data-r=\"\(codes.joined(separator: " "))\">"
        if !isAlone { html += "<strong>\(HTMLText.escaped(finding.symbol))</strong> " }
        html += place(finding.path, finding.location)
        if type.module != Overview.noModule { html += " <span class=tag>\(HTMLText.escaped(type.module))</span>" }
        for owner in type.owners { html += " <span class=tag>\(HTMLText.escaped(owner))</span>" }
        // A type alone in its unit is the one whose name stands above.
        if isAlone { html += "<span class=vh> \(HTMLText.escaped(finding.symbol))</span>" }
        return html
    }

    private func waits(_ unit: OverviewUnit) -> String {
        let waits = OverviewUnit.waits(unit, overview.types)
        guard !waits.isEmpty else { return behaviors(unit) }
        let title =
            unit.status == .assisted
            ? "What may change with the assisted tier" : unit.status == .kept ? "Kept on purpose" : "Waits for"
        return "<h4>\(title)</h4>" + list(waits)
    }

    /// What units that move in the assisted tier carry.
    private func behaviors(_ unit: OverviewUnit) -> String {
        let behaviors = unit.members.flatMap { overview.types[$0].finding.behaviors }.grouped(by: \.code)
        return behaviors.isEmpty ? "" : "<h4>What may change</h4>" + list(behaviors.map { ($0.key, $0.elements) })
    }

    private func list(_ waits: [(code: String, notes: [Finding.Note])]) -> String {
        var html = "<ul class=reasons>"
        for wait in waits {
            html += "<li><code class=code>\(wait.code)</code><ul>"
            for note in wait.notes.prefix(HTMLUnits.listedPlaces) {
                html += "<li>\(HTMLText.escaped(note.found)) \(place(note.path, note.location))"
            }
            if wait.notes.count > HTMLUnits.listedPlaces {
                html += "<li>and \(wait.notes.count - HTMLUnits.listedPlaces) more"
            }
            html += "</ul>"
        }
        return html + "</ul>"
    }

    private func place(_ path: String, _ location: SourceLocation) -> String {
        "<span class=place>\(HTMLText.escaped(overview.report.pathPrefix + path)):\(location.line)</span>"
    }

    // MARK: Changes

    private func changes(_ types: [OverviewType], _ sources: [String: CodeColors]) -> String {
        var edits: [String: [TextEdit]] = [:]
        for edit in types.flatMap(\.finding.edits) { edits[edit.path, default: []].append(edit.edit) }
        var files = ""
        var counts = (files: 0, added: 0, removed: 0)
        let contextLines = overview.report.changes.count > HTMLUnits.manyFiles ? 1 : 3
        for path in edits.keys.sorted() {
            guard let old = sources[path],
                var diff = SideBySideDiff(
                    path: overview.report.pathPrefix + path, old: old, edits: edits[path] ?? [],
                    contextLines: contextLines)
            else { continue }
            let table = diff.render()
            if table.isEmpty { continue }
            counts = (counts.files + 1, counts.added + diff.counts.added, counts.removed + diff.counts.removed)
            let name = HTMLText.escaped(overview.report.pathPrefix + path)
            files +=
                "<details class=file open data-p=\"\(name)\"><summary><span class=path>\(name)</span> \(amount(diff.counts.added, diff.counts.removed))</summary>"
            files += "<div class=code tabindex=0 role=region aria-label=\"Changes in \(name)\">\(table)</div></details>"
        }
        guard counts.files > 0 else { return "" }
        let title = "Changes in \(counts.files) \(counts.files == 1 ? "file" : "files")"
        return
            "<details class=changes><summary>\(title) \(amount(counts.added, counts.removed))</summary>\(files)</details>"
    }

    private func amount(_ added: Int, _ removed: Int) -> String {
        "<span class=amount><span class=plus>+\(added)</span> <span class=minus>−\(removed)</span></span>"
    }
}
