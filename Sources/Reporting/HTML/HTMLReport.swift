import SourceText

/// The overview as one page that needs nothing else: no network, no server, no other file.
///
/// What comes from the project goes through `HTMLText.escaped` wherever it stands; the script is the same for all
/// pages. Without scripts all of the page is there, but for the filter.
enum HTMLReport {
    /// - Parameter title: what the project is called.
    static func render(_ overview: Overview, title: String) -> String {
        let main =
            HTMLPage.header(
                overview.total, title: title, notes: overview.report.basis.sentences)
            + HTMLTables(overview: overview).render() + HTMLGraph(overview: overview).render()
            + HTMLUnits(overview: overview).render() + problems(overview.report)
        return HTMLPage(title: title, version: overview.report.version, script: HTMLScript.text).render(
            HTMLGraph.definitions, skipTo: ("units", "Skip to the units"), main,
            footer: "from \(overview.report.fileCount) Swift files. Nothing was changed.")
    }

    // MARK: Problems

    private static func problems(_ report: Report) -> String {
        if report.problems.isEmpty { return "" }
        var html = "<section aria-labelledby=h-problems><h2 id=h-problems>Files that could not be read</h2><ul>"
        for problem in report.problems {
            html +=
                "<li><code>\(HTMLText.escaped(report.pathPrefix + problem.path))</code>: \(HTMLText.escaped(problem.message))"
        }
        return html + "</ul></section>"
    }
}
