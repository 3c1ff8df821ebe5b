/// The tables by module, owner and reason.
struct HTMLTables {
    let overview: Overview

    func render() -> String {
        var html = ""
        let hasModules =
            overview.modules.count > 1 || overview.modules.first.map { $0.name != Overview.noModule } ?? false
        if hasModules { html += HTMLTables.shares("modules", "By module", "Module", overview.modules) }
        return html + HTMLTables.owners(overview.owners) + HTMLTables.reasons(overview.reasons)
            + HTMLTables.guidance(overview.guidance)
    }

    static func owners(_ shares: [Share]) -> String {
        shares.isEmpty
            ? ""
            : self.shares(
                "owners", "By owner", "Owner", shares,
                note: "From CODEOWNERS. A class with several owners counts for each.")
    }

    /// What blocks types, then what only asks for the assisted tier.
    static func reasons(_ reasons: [ReasonShare]) -> String {
        table(
            "reasons", "What blocks types", reasons.filter { !$0.isBehavior },
            note:
                "“Alone” counts the types without another reason; “unblocks” those that would migrate if only this reason were removed, according to another plan."
        )
            + table(
                "behaviors", "What requires the assisted tier", reasons.filter(\.isBehavior),
                note: "With --tier assisted these types migrate, and this may change.")
    }

    private static func shares(_ id: String, _ title: String, _ head: String, _ shares: [Share], note: String = "")
        -> String
    {
        var html =
            "<section aria-labelledby=h-\(id)><h2 id=h-\(id)>\(title)</h2>"
            + (note.isEmpty ? "" : "<p class=note>\(note)</p>")
        html +=
            "<div class=scroll tabindex=0 role=region aria-labelledby=h-\(id)><table class=data><thead><tr><th scope=col>\(head)\(columnHeads)</thead><tbody>"
        for share in shares {
            html += "<tr><th scope=row>\(HTMLText.escaped(share.name))" + columns(share)
        }
        return html + "</tbody></table></div></section>"
    }

    /// The heads of `columns`.
    static let columnHeads =
        "<th scope=col class=wide>Progress"
        + ["Migrated", "Now", "Assisted", "Blocked", "Kept", "All"].map { "<th scope=col class=num>" + $0 }.joined()

    /// The cells of a row behind its name: the bar and the counts.
    static func columns(_ share: Share) -> String {
        "<td class=wide>" + bar(share, label: "\(share.percent)% migrated", isLarge: false)
            + share.columns.map { $0 == 0 ? "<td class=\"num zero\">0" : "<td class=num>\($0)" }.joined()
    }

    private static func table(_ id: String, _ title: String, _ reasons: [ReasonShare], note: String) -> String {
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
                "<tr><th scope=row><code>\(HTMLText.escaped(reason.code))</code><td class=text>\(HTMLText.escaped(reason.summary.asSentence))\(advice)"
            html +=
                "<td class=num data-l=Types>\(reason.types)<td class=\"num\(reason.alone == 0 ? " zero" : "")\" data-l=Alone>\(reason.alone)"
            if !first.isBehavior { html += "<td class=num data-l=Unblocks>" + (reason.frees.map(String.init) ?? "–") }
        }
        return html + "</tbody></table></div></section>"
    }

    static func guidance(_ shares: [GuidanceShare]) -> String {
        guard !shares.isEmpty else { return "" }
        var html =
            "<section aria-labelledby=h-guidance><h2 id=h-guidance>Guidance</h2><p class=note>Other findings in SwiftUI code.</p>"
        html +=
            "<div class=scroll tabindex=0 role=region aria-labelledby=h-guidance><table class=data><thead><tr><th scope=col>Rule<th scope=col class=num>Fixes<th scope=col class=num>Advice</thead><tbody>"
        for share in shares {
            html +=
                "<tr><th scope=row><code>\(HTMLText.escaped(share.rule))</code><td class=num>\(share.fixes)<td class=num>\(share.advice)"
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
