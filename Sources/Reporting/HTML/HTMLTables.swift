/// The tables by module, owner and reason.
struct HTMLTables {
    let overview: Overview

    func render() -> String {
        var html = ""
        let hasModules =
            overview.modules.count > 1 || overview.modules.first.map { $0.name != Overview.noModule } ?? false
        if hasModules { html += shares("modules", "By module", "Module", overview.modules) }
        if !overview.owners.isEmpty {
            html += shares(
                "owners", "By owner", "Owner", overview.owners,
                note: "From CODEOWNERS. A class with several owners counts for each.")
        }
        html += reasons(
            "reasons", "What blocks types", overview.reasons.filter { !$0.isBehavior },
            note:
                "“Alone” counts the types without another reason; “unblocks” those that would migrate if only this reason were removed, according to another plan."
        )
        html += reasons(
            "behaviors", "What requires the assisted tier", overview.reasons.filter(\.isBehavior),
            note: "With --tier assisted these types migrate, and this may change.")
        return html + guidance()
    }

    private func shares(_ id: String, _ title: String, _ head: String, _ shares: [Share], note: String = "") -> String {
        var html =
            "<section aria-labelledby=h-\(id)><h2 id=h-\(id)>\(title)</h2>"
            + (note.isEmpty ? "" : "<p class=note>\(note)</p>")
        html +=
            "<div class=scroll tabindex=0 role=region aria-labelledby=h-\(id)><table class=data><thead><tr><th scope=col>\(head)<th scope=col class=wide>Progress"
        html +=
            "<th scope=col class=num>Migrated<th scope=col class=num>Now<th scope=col class=num>Assisted<th scope=col class=num>Blocked<th scope=col class=num>Kept<th scope=col class=num>All</thead><tbody>"
        for share in shares {
            html +=
                "<tr><th scope=row>\(HTMLText.escaped(share.name))<td class=wide>"
                + HTMLTables.bar(share, label: "\(share.percent)% migrated", isLarge: false)
            for count in share.columns {
                html += count == 0 ? "<td class=\"num zero\">0" : "<td class=num>\(count)"
            }
        }
        return html + "</tbody></table></div></section>"
    }

    private func reasons(_ id: String, _ title: String, _ reasons: [ReasonShare], note: String) -> String {
        guard let first = reasons.first else { return "" }
        var html = "<section aria-labelledby=h-\(id)><h2 id=h-\(id)>\(title)</h2><p class=note>\(note)</p>"
        html +=
            "<div class=scroll tabindex=0 role=region aria-labelledby=h-\(id)><table class=\"data causes\"><thead><tr><th scope=col>Code<th scope=col class=text>What it means"
        html +=
            "<th scope=col class=num>Types<th scope=col class=num>Alone"
            + (first.isBehavior ? "" : "<th scope=col class=num>Unblocks") + "</thead><tbody>"
        for reason in reasons {
            let advice = reason.advice.isEmpty ? "" : "<span class=advice>\(HTMLText.escaped(reason.advice))</span>"
            html +=
                "<tr><th scope=row><code>\(reason.code)</code><td class=text>\(HTMLText.escaped(reason.summary.asSentence))\(advice)"
            html +=
                "<td class=num data-l=Types>\(reason.types)<td class=\"num\(reason.alone == 0 ? " zero" : "")\" data-l=Alone>\(reason.alone)"
            if !first.isBehavior { html += "<td class=num data-l=Unblocks>" + (reason.frees.map(String.init) ?? "–") }
        }
        return html + "</tbody></table></div></section>"
    }

    private func guidance() -> String {
        guard !overview.guidance.isEmpty else { return "" }
        var html =
            "<section aria-labelledby=h-guidance><h2 id=h-guidance>Guidance</h2><p class=note>Other findings in SwiftUI code.</p>"
        html +=
            "<div class=scroll tabindex=0 role=region aria-labelledby=h-guidance><table class=data><thead><tr><th scope=col>Rule<th scope=col class=num>Fixes<th scope=col class=num>Advice</thead><tbody>"
        for share in overview.guidance {
            html +=
                "<tr><th scope=row><code>\(share.rule)</code><td class=num>\(share.fixes)<td class=num>\(share.advice)"
        }
        return html + "</tbody></table></div></section>"
    }

    /// One bar of the parts that have moved, can move and stay; `label` says the same in words.
    static func bar(_ share: Share, label: String, isLarge: Bool) -> String {
        let parts: [(kind: String, count: Int)] = [
            ("moved", share.moved), ("pending", share.count(.pending)), ("assisted", share.count(.assisted)),
            ("blocked", share.count(.blocked)),
            ("kept", share.count(.kept) + share.count(.notSelected)),
        ]
        let spans = parts.filter { $0.count > 0 }.map {
            "<span class=\($0.kind) style=\"flex-grow:\($0.count)\"></span>"
        }.joined()
        return
            "<div class=\"bar\(isLarge ? " large" : "")\" role=img aria-label=\"\(HTMLText.escaped(label))\">\(spans)</div>"
    }
}
