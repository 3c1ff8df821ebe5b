import SourceText

/// The overview as one page that needs nothing else: no network, no server, no other file.
///
/// What comes from the project goes through `HTMLText.escaped` wherever it stands; the script is the same for all
/// pages. Without scripts all of the page is there, but for the filter.
enum HTMLReport {
    /// - Parameter title: what the project is called.
    static func render(_ overview: Overview, title: String) -> String {
        let name = HTMLText.escaped(title)
        return
            "<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8><meta name=viewport content=\"width=device-width, initial-scale=1\">"
            + "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">"
            + "<meta name=color-scheme content=\"light dark\"><meta name=generator content=\"reobserve \(HTMLText.escaped(overview.report.version))\">"
            + "<title>\(name): from ObservableObject to @Observable</title><style>\(HTMLStyle.text)</style></head>\n<body>"
            + HTMLGraph.definitions + "<a class=skip href=\"#units\">Skip to the units</a><main>"
            + header(overview, name) + HTMLTables(overview: overview).render() + HTMLGraph(overview: overview).render()
            + HTMLUnits(overview: overview).render() + problems(overview.report) + "</main>"
            + "<footer>Made by reobserve \(HTMLText.escaped(overview.report.version)) from \(overview.report.fileCount) Swift files. Nothing was changed.</footer>"
            + "<script>\(HTMLScript.text)</script></body></html>\n"
    }

    // MARK: Header

    private static func header(_ overview: Overview, _ name: String) -> String {
        let total = overview.total
        var html = "<header><p class=eyebrow>From ObservableObject to @Observable</p><h1>\(name)</h1>"
        guard total.count > 0 else {
            return html
                + "<p class=lead>No <code>ObservableObject</code> class and no <code>@Observable</code> class was found.</p></header>"
        }
        let parts: [(name: String, count: Int, kind: String)] = [
            ("moved", total.moved, "moved"), ("can move now", total.count(.pending), "pending"),
            ("with the assisted tier", total.count(.assisted), "assisted"),
            ("blocked", total.count(.blocked), "blocked"), ("kept", total.count(.kept), "kept"),
            ("not selected", total.count(.notSelected), "not-selected"),
        ]
        let text = parts.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
        let ready = total.count(.pending) > 0 ? "; \(total.count(.pending)) can move now" : ""
        html +=
            "<p class=lead><strong>\(total.percent)%</strong> of \(total.count) \(total.count == 1 ? "class has" : "classes have") moved\(ready).</p>"
        html += HTMLTables.bar(total, label: text, isLarge: true) + "<dl class=cards>"
        for part in parts where part.count > 0 || part.kind == "moved" || part.kind == "blocked" {
            html += "<div class=\"card \(part.kind)\"><dt>\(part.name)</dt><dd>\(part.count)</dd></div>"
        }
        html += "</dl>"
        for sentence in overview.report.basis.sentences { html += "<p class=basis>\(HTMLText.escaped(sentence))</p>" }
        return html + "</header>"
    }

    // MARK: Problems

    private static func problems(_ report: Report) -> String {
        if report.problems.isEmpty { return "" }
        var html = "<section aria-labelledby=h-problems><h2 id=h-problems>What could not be read</h2><ul>"
        for problem in report.problems {
            html +=
                "<li><code>\(HTMLText.escaped(report.pathPrefix + problem.path))</code>: \(HTMLText.escaped(problem.message))"
        }
        return html + "</ul></section>"
    }
}
