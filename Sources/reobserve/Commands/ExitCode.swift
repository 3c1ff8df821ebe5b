/// What the process ends with; one table for all subcommands.
enum ExitCode {
    /// Nothing to do, or all that was asked was done.
    static let success: Int32 = 0
    /// `diff` found something to migrate.
    static let findings: Int32 = 1
    /// The job could not be done.
    static let failure: Int32 = 2

    /// The table for the documents. Ends with a line feed.
    static func markdownTable() -> String {
        "| code | meaning |\n|---|---|\n" + meanings.map { "| \($0.codes) | \($0.text) |\n" }.joined() + "\n\(note)\n"
    }

    /// What each code says, in Markdown.
    static let meanings = [
        (
            codes: "\(success)",
            text:
                "Nothing to do, or the command did what was asked. `reobserve apply` that changed files and left blocked types ends with 0."
        ),
        (
            codes: "\(findings)",
            text:
                "`reobserve diff` found something to migrate, `reobserve check` found a type that `--fail-on` names, or `reobserve why` was asked about a type that is not a legacy type. `--exit-zero` turns 1 into 0 for `diff` and `check`."
        ),
        (
            codes: "\(failure)",
            text:
                "The command could not do its job: a wrong flag or configuration, a missing or unreadable path, an unknown type, a file with uncommitted changes, a merge in progress, a failed verification."
        ),
        (codes: "130, 143", text: "Ctrl-C or a signal ended it. No file is half-written."),
    ]

    /// What holds for all of them.
    static let note = "The code does not depend on format, verbosity, color or the number of threads."
}
