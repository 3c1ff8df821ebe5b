import SourceText

/// How a command is written that may be run next: with the flags of this run that it takes too, and with its paths.
public struct NextCommand: Sendable {
    /// The words behind the subcommand, by its name.
    private let words: @Sendable (String) -> (flags: [String], paths: [String])

    public init(words: @escaping @Sendable (String) -> (flags: [String], paths: [String]) = { _ in ([], []) }) {
        self.words = words
    }

    /// `reobserve apply --min-target iOS17 Sources`, quoted for a shell.
    /// - Parameters:
    ///   - operands: instead of the paths of this run.
    ///   - adding: flags that come last, so that they outweigh those of this run.
    public func text(_ subcommand: String, _ operands: [String] = [], adding: [String] = []) -> String {
        let (flags, paths) = words(subcommand)
        let behind = operands.isEmpty ? paths : operands
        // An operand that looks like a flag needs “--” before it.
        let separator = behind.contains { $0.hasPrefix("-") } ? ["--"] : []
        let quoted = (flags + adding + separator + behind).map(ShellQuoting.quoted)
        return (["reobserve", subcommand] + quoted).joined(separator: " ")
    }
}
