import SourceText

/// The overview for a terminal: a bar, the counts, tables by module, owner and reason, and the units in the order in
/// which they can move.
struct OverviewText {
    private let tables: TextTables

    init(isColored: Bool, isVerbose: Bool) { tables = TextTables(isColored: isColored, isVerbose: isVerbose) }

    func render(_ overview: Overview) -> String {
        guard overview.total.count > 0 else { return "No ObservableObject class and no @Observable class was found.\n" }
        var text = tables.headline(overview.total) + overview.report.basis.text
        text += tables.shares("By module", overview.modules) + tables.shares("By owner", overview.owners)
        text += tables.reasons(overview.reasons) + tables.guidance(overview.guidance)
        return text + units(overview)
    }

    // MARK: Units

    private func units(_ overview: Overview) -> String {
        guard !overview.units.isEmpty else { return "" }
        var text = "\n" + tables.paint("Migration units, in the order in which they can migrate", "1") + "\n"
        let width = String(overview.units.count).count
        var status: Finding.Status?
        var hidden = 0
        var listed = 0
        for unit in overview.units {
            if unit.status != status {
                text += tables.more(hidden)
                hidden = 0
                listed = 0
                status = unit.status
                text += "  " + title(unit.status) + "\n"
            }
            listed += 1
            if listed > TextTables.listed, !tables.isVerbose {
                hidden += 1
            } else {
                text += line(unit, overview, width)
            }
        }
        return text + tables.more(hidden)
    }

    private func line(_ unit: OverviewUnit, _ overview: Overview, _ width: Int) -> String {
        let members = unit.members.map { overview.types[$0] }
        let names =
            members.prefix(4).map(\.finding.symbol.singleLine).joined(separator: ", ")
            + (members.count > 4 ? " and \(members.count - 4) more" : "")
        let place = members.first.map { "\($0.finding.path.singleLine):\($0.finding.location.line)" } ?? ""
        var text =
            "  " + tables.padded(String(unit.number), width) + "  " + names + "  " + tables.paint(place, "2") + "\n"
        let indentation = String(repeating: " ", count: width + 4)
        switch unit.status {
        case .pending:
            let files = Set(members.flatMap(\.finding.edits).map(\.path)).count
            text +=
                indentation + "edits in \(counted(files, "file", "files"))"
                + (unit.holds.isEmpty ? "" : "; holds " + unit.holds.map { "#\($0)" }.joined(separator: ", ")) + "\n"
        case .assisted, .blocked:
            let waits = OverviewUnit.waits(unit, overview.types)
            let parts = waits.prefix(4).map { wait in wait.code + (wait.notes.count > 1 ? " ×\(wait.notes.count)" : "")
            }
            text +=
                indentation + (unit.status == .assisted ? "may change: " : "waits for ") + parts.joined(separator: ", ")
                + (waits.count > 4 ? " and \(waits.count - 4) more" : "") + "\n"
        case .kept, .notSelected: break
        }
        return text
    }

    private func title(_ status: Finding.Status) -> String {
        switch status {
        case .pending: tables.paint("ready", "36")
        case .assisted: tables.paint("ready with --tier assisted", "33")
        case .blocked: tables.paint("blocked", "31")
        case .kept: "kept by a comment"
        case .notSelected: "not selected"
        }
    }
}
