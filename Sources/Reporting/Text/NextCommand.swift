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

/// Words of a command line as a shell reads them.
enum ShellQuoting {
    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=,@%+".utf8)

    /// The word as it is, or in single quotes where a shell would take any of it for something else. Control characters are written as escapes, which
    /// bash and zsh read.
    static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.utf8.allSatisfy({ plain.contains($0) }) { return word }
        if word.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
        }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "'", "\\": return "\\" + String(Character(scalar))
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let digits = String(scalar.value, radix: 16)
            return "\\x" + (digits.count < 2 ? "0" : "") + digits
        default: return String(Character(scalar))
        }
    }
}
