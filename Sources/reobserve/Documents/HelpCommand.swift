import SystemAccess

/// `reobserve help`: the overview, the page of a subcommand, or the whole reference, also as a manual page.
enum HelpCommand {
    static func run(_ options: CommandLineOptions, _ output: inout OutputWriter) throws -> Int32 {
        let current = try FileSystem.currentDirectory()
        for request in options.outputs(standard: HelpFormat.text.rawValue) {
            guard let format = HelpFormat(rawValue: request.name) else { continue }
            try request.write(options, root: current, to: &output) { _, _ in
                Array(format.render(options.helpTopic).utf8)
            }
        }
        return ExitCode.success
    }
}

/// The formats of `help`.
enum HelpFormat: String, CaseIterable, Sendable {
    /// For a terminal.
    case text
    /// The reference of all subcommands: `REFERENCE.md` of the repository.
    case markdown = "md"
    /// The manual page, in roff.
    case manual = "man"

    /// - Parameter topic: the subcommand; nil for all of them.
    func render(_ topic: Subcommand?) -> String {
        switch self {
        case .text: HelpText.text(for: topic)
        case .markdown: ReferenceDocument.render()
        case .manual: ManualPage.render()
        }
    }
}
