/// Flags of other linters and formatters, with the command that does the same here.
///
/// None of them is an alias: a word that writes files in one tool and nothing in another is too easy to get wrong.
enum ForeignFlag {
    private static let commands: [(flag: String, command: String, note: String)] = [
        ("dry-run", "reobserve diff", ", the default"),
        ("dryrun", "reobserve diff", ", the default"),
        ("diff", "reobserve diff", ", the default"),
        ("fix", "reobserve apply", ""),
        ("write", "reobserve apply", ""),
        ("lint", "reobserve check", ""),
        ("check", "reobserve check", ""),
    ]

    /// Their names without dashes.
    static let names = commands.map(\.flag)

    /// A sentence without a full stop; nil for any other name.
    static func sentence(for name: String) -> String? {
        guard let known = commands.first(where: { $0.flag == name }) else { return nil }
        return "--\(known.flag) is “\(known.command)” here\(known.note)"
    }
}
