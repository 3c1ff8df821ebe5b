import SourceText

/// The parts of an overview for a terminal that one project and many have in common: a bar, the counts and tables.
struct TextTables {
    /// With colors, for a terminal.
    let isColored: Bool
    /// Show every row.
    let isVerbose: Bool
    /// How many rows of a table, and how many units, are shown without `isVerbose`.
    static let listed = 15
    private static let barWidth = 40

    // MARK: Headline

    /// A bar and the counts of all classes.
    func headline(_ total: Share) -> String {
        let parts: [(count: Int, mark: String, color: String)] = [
            (total.moved, "█", "32"), (total.count(.pending), "▓", "36"), (total.count(.assisted), "▒", "33"),
            (total.count(.blocked) + total.count(.kept) + total.count(.notSelected), "░", "31"),
        ]
        var bar = ""
        var done = 0
        var filled = 0
        for part in parts {
            done += part.count
            let width = TextTables.barWidth * done / total.count - filled
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

    /// Nothing where there is one row only, for what has no name.
    func shares(_ title: String, _ shares: [Share]) -> String {
        guard shares.count > 1 || shares.first.map({ $0.name != Overview.noModule }) ?? false else { return "" }
        var rows = [["migrated", "now", "assisted", "blocked", "kept", "all", ""]]
        let shown = isVerbose ? shares : Array(shares.prefix(TextTables.listed))
        for share in shown { rows.append(share.columns.map(String.init) + [share.name.singleLine]) }
        return "\n" + paint(title, "1") + "\n" + table(rows) + more(shares.count - shown.count)
    }

    /// What blocks types, then what only asks for the assisted tier.
    func reasons(_ reasons: [ReasonShare]) -> String {
        table("By reason", reasons.filter { !$0.isBehavior })
            + table("Behaviors that require --tier assisted", reasons.filter(\.isBehavior))
    }

    private func table(_ title: String, _ reasons: [ReasonShare]) -> String {
        guard let first = reasons.first else { return "" }
        var rows = [first.isBehavior ? ["types", "alone", ""] : ["types", "alone", "unblocks", ""]]
        let shown = isVerbose ? reasons : Array(reasons.prefix(TextTables.listed))
        for reason in shown {
            rows.append(
                [String(reason.types), String(reason.alone)]
                    + (first.isBehavior ? [] : [reason.frees.map(String.init) ?? ""]) + [
                        reason.code + ": " + reason.summary
                    ])
        }
        return "\n" + paint(title, "1") + "\n" + table(rows) + more(reasons.count - shown.count)
    }

    func guidance(_ shares: [GuidanceShare]) -> String {
        guard !shares.isEmpty else { return "" }
        return "\n" + paint("Guidance", "1") + "\n"
            + table([["fixes", "advice", ""]] + shares.map { [String($0.fixes), String($0.advice), $0.rule] })
    }

    /// Numbers to the right, the last column to the left.
    func table(_ rows: [[String]]) -> String {
        let columns = (rows.first?.count ?? 1) - 1
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let line =
                "  " + (0..<columns).map { padded(row[$0], widths[$0]) }.joined(separator: "  ") + "  " + row[columns]
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    func more(_ count: Int) -> String { count <= 0 ? "" : "  … \(count) more (pass -v)\n" }

    // MARK: Parts

    func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func paint(_ text: String, _ color: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(color)m\(text)\u{1B}[m" : text
    }
}
