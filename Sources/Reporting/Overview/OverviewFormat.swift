/// The formats of `report --output`.
public enum OverviewFormat: String, CaseIterable, Sendable {
    case text, json, md, html

    /// One line for the documents.
    public var summary: String {
        switch self {
        case .text: "Counts, tables and units for a terminal; the default of report"
        case .json: "The same as one JSON object (reobserve init --schema overview)"
        case .md: "The same as Markdown, for a wiki, a pull request or an issue"
        case .html:
            "One page with the graph of types and all changes side by side; needs no network and no server"
        }
    }

    /// - Parameters:
    ///   - title: what the project is called.
    ///   - isColored: for a terminal; only formats for people mind it.
    ///   - isVerbose: with every row.
    public func render(_ overview: Overview, title: String, isColored: Bool = false, isVerbose: Bool = false) -> [UInt8]
    {
        switch self {
        case .text: Array(OverviewText(isColored: isColored, isVerbose: isVerbose).render(overview).utf8)
        case .json: OverviewJSON.render(overview)
        case .md: Array(OverviewMarkdown.render(overview).utf8)
        case .html: Array(HTMLReport.render(overview, title: title).utf8)
        }
    }
}
