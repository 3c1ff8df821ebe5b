import SourceText

/// The overview for a terminal: a bar, the counts, tables by module, owner and reason, and the units in the order in
/// which they can move.
struct OverviewText {
    /// With colors, for a terminal.
    let isColored: Bool
    /// Show every row.
    let isVerbose: Bool
    /// How many rows of a table, and how many units, are shown without `isVerbose`.
    private static let listed = 15
    private static let barWidth = 40

    func render(_ overview: Overview) -> String {
        guard overview.total.count > 0 else { return "No ObservableObject class and no @Observable class was found.\n" }
        var text = headline(overview.total) + overview.report.basis.text
        text += shares("By module", overview.modules)
        text += shares("By owner", overview.owners)
        text +=
            reasons("By reason", overview.reasons.filter { !$0.isBehavior })
            + reasons("Behaviors that require --tier assisted", overview.reasons.filter(\.isBehavior))
        return text + guidance(overview.guidance) + units(overview)
    }

    // MARK: Headline

    private func headline(_ total: Share) -> String {
        let parts: [(count: Int, mark: String, color: String)] = [
            (total.moved, "█", "32"), (total.count(.pending), "▓", "36"), (total.count(.assisted), "▒", "33"),
            (total.count(.blocked) + total.count(.kept) + total.count(.notSelected), "░", "31"),
        ]
        var bar = ""
        var done = 0
        var filled = 0
        for part in parts {
            done += part.count
            let width = OverviewText.barWidth * done / total.count - filled
            filled += width
            bar += paint(String(repeating: part.mark, count: width), part.color)
        }
        var text = "\(bar)  \(total.percent)% of \(counted(total.count, "class", "classes"))\n"
        var lines: [(Int, String)] = [
            (total.moved, "already @Observable"), (total.count(.pending), "can migrate now"),
            (total.count(.assisted), "more with --tier assisted"),
            (total.count(.blocked), "blocked"), (total.count(.kept), "kept by a comment"),
            (total.count(.notSelected), "not selected"),
        ]
        lines.removeAll { $0.0 == 0 }
        let width = lines.map { String($0.0).count }.max() ?? 0
        for line in lines { text += "  " + padded(String(line.0), width) + "  " + line.1 + "\n" }
        return text
    }

    // MARK: Tables

    private func shares(_ title: String, _ shares: [Share]) -> String {
        guard shares.count > 1 || shares.first.map({ $0.name != Overview.noModule }) ?? false else { return "" }
        var rows = [["migrated", "now", "assisted", "blocked", "kept", "all", ""]]
        let shown = isVerbose ? shares : Array(shares.prefix(OverviewText.listed))
        for share in shown { rows.append(share.columns.map(String.init) + [share.name.singleLine]) }
        return "\n" + paint(title, "1") + "\n" + table(rows) + more(shares.count - shown.count)
    }

    private func reasons(_ title: String, _ reasons: [ReasonShare]) -> String {
        guard let first = reasons.first else { return "" }
        var rows = [first.isBehavior ? ["types", "alone", ""] : ["types", "alone", "unblocks", ""]]
        let shown = isVerbose ? reasons : Array(reasons.prefix(OverviewText.listed))
        for reason in shown {
            rows.append(
                [String(reason.types), String(reason.alone)]
                    + (first.isBehavior ? [] : [reason.frees.map(String.init) ?? ""]) + [
                        reason.code + ": " + reason.summary
                    ])
        }
        return "\n" + paint(title, "1") + "\n" + table(rows) + more(reasons.count - shown.count)
    }

    private func guidance(_ shares: [GuidanceShare]) -> String {
        guard !shares.isEmpty else { return "" }
        return "\n" + paint("Guidance", "1") + "\n"
            + table([["fixes", "advice", ""]] + shares.map { [String($0.fixes), String($0.advice), $0.rule] })
    }

    /// Numbers to the right, the last column to the left.
    private func table(_ rows: [[String]]) -> String {
        let columns = (rows.first?.count ?? 1) - 1
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let line =
                "  " + (0..<columns).map { padded(row[$0], widths[$0]) }.joined(separator: "  ") + "  " + row[columns]
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    // MARK: Units

    private func units(_ overview: Overview) -> String {
        guard !overview.units.isEmpty else { return "" }
        var text = "\n" + paint("Migration units, in the order in which they can migrate", "1") + "\n"
        let width = String(overview.units.count).count
        var status: Finding.Status?
        var hidden = 0
        var listed = 0
        for unit in overview.units {
            if unit.status != status {
                text += more(hidden)
                hidden = 0
                listed = 0
                status = unit.status
                text += "  " + title(unit.status) + "\n"
            }
            listed += 1
            if listed > OverviewText.listed, !isVerbose { hidden += 1 } else { text += line(unit, overview, width) }
        }
        return text + more(hidden)
    }

    private func line(_ unit: OverviewUnit, _ overview: Overview, _ width: Int) -> String {
        let members = unit.members.map { overview.types[$0] }
        let names =
            members.prefix(4).map(\.finding.symbol.singleLine).joined(separator: ", ")
            + (members.count > 4 ? " and \(members.count - 4) more" : "")
        let place = members.first.map { "\($0.finding.path.singleLine):\($0.finding.location.line)" } ?? ""
        var text = "  " + padded(String(unit.number), width) + "  " + names + "  " + paint(place, "2") + "\n"
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
        case .pending: paint("ready", "36")
        case .assisted: paint("ready with --tier assisted", "33")
        case .blocked: paint("blocked", "31")
        case .kept: "kept by a comment"
        case .notSelected: "not selected"
        }
    }

    private func more(_ count: Int) -> String { count <= 0 ? "" : "  … \(count) more (pass -v)\n" }

    // MARK: Parts

    private func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
    private func paint(_ text: String, _ color: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(color)m\(text)\u{1B}[m" : text
    }
}
