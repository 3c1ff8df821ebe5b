extension OverviewFormat {
    /// The merged report in this format.
    /// - Parameters:
    ///   - isColored: for a terminal; only formats for people mind it.
    ///   - isVerbose: with every row.
    public func render(_ fleet: Fleet, isColored: Bool = false, isVerbose: Bool = false) -> [UInt8] {
        switch self {
        case .text: Array(FleetText(isColored: isColored, isVerbose: isVerbose).render(fleet).utf8)
        case .json: FleetJSON.render(fleet)
        case .md: Array(FleetMarkdown.render(fleet).utf8)
        case .html: Array(FleetHTML.render(fleet).utf8)
        }
    }
}
