/// Everything that is said about the flags, made from the list of flags.
enum HelpText {
    /// The overview, or with a subcommand its own page. Ends with a line feed.
    static func text(for subcommand: Subcommand?) -> String {
        subcommand.map { page(for: $0) } ?? overview()
    }

    /// The flags as a Markdown table for the README.
    static func markdownTable() -> String {
        var table = "| flag | for | what it does |\n|---|---|---|\n"
        for flag in Flag.all {
            let short = flag.shortName.map { "`-\($0)`, " } ?? ""
            let spelling = escapedForTable(flag.spelling)
            let isGeneral = flag.subcommands.count == Subcommand.allCases.count
            let subcommands = isGeneral ? "all" : flag.subcommands.map(\.rawValue).joined(separator: ", ")
            let repeatable = flag.isRepeatable ? " (repeatable)" : ""
            table += "| \(short)`\(spelling)` | \(subcommands) | \(escapedForTable(flag.help))\(repeatable) |\n"
        }
        return table
    }

    /// What a document should mention and doesn't: flags and subcommands, as they are spelled.
    static func unmentioned(in document: String) -> [String] {
        let flags = Flag.all.map { "--\($0.name)" }.filter { !mentions($0, in: document) }
        let subcommands = Subcommand.allCases.filter { !mentions("reobserve \($0.rawValue)", in: document) }
        return flags + subcommands.map { "reobserve \($0.rawValue)" }
    }

    /// What the program is for, in a sentence.
    static let purpose = "Migrates SwiftUI projects from ObservableObject to @Observable."

    private static let width = 100

    /// One screen: what it is for, how to start, and all subcommands by their use. Flags are on their own pages.
    private static func overview() -> String {
        var text = purpose + "\n\n"
        text += "Usage: reobserve [COMMAND] [FLAGS] [PATHS…]\n\nExamples:\n"
        for (command, purpose) in examples { text += row(command, purpose, column: 36) }
        text += "\nCommands:\n"
        for subcommand in Subcommand.allCases where subcommand != .debug {
            text += row(subcommand.rawValue, subcommand.summary, column: 14)
        }
        text += "\nreobserve help COMMAND lists the flags of a command. reobserve PATH is reobserve diff PATH.\n"
        text += "Exit codes: 0 done or nothing to do, 1 something to migrate, 2 failed.\n"
        return text
    }

    static let examples = [
        ("reobserve", "Print the migration as a patch without writing it"),
        ("reobserve why CartModel", "Show why a type stays, and what would unblock it"),
        ("reobserve apply --verify \"CMD\"", "Write it, build, and revert what breaks the build"),
        ("reobserve undo", "Undo the last apply"),
        ("reobserve check --output github", "Fail in CI if there are new legacy types"),
    ]

    private static func page(for subcommand: Subcommand) -> String {
        let flags = Flag.all.filter { $0.subcommands.contains(subcommand) }
        let usage = ["reobserve", subcommand.rawValue, "[FLAGS]", subcommand.operands].filter { !$0.isEmpty }
        let details = subcommand.details.wrapped(width: width).joined(separator: "\n")
        return "\(details)\n\nUsage: \(usage.joined(separator: " "))\n\nFlags:\n" + rows(for: flags)
    }

    private static func rows(for flags: [Flag]) -> String {
        flags.map { flag in
            let short = flag.shortName.map { "-\($0), " } ?? "    "
            return row(short + flag.spelling, flag.help + (flag.isRepeatable ? " (repeatable)" : ""), column: 34)
        }.joined()
    }

    /// A name and its explanation in two columns.
    private static func row(_ name: String, _ explanation: String, column: Int) -> String {
        let lines = explanation.wrapped(width: width - column)
        let indent = String(repeating: " ", count: column)
        var text = "  " + name
        if text.count + 2 > column {
            text += "\n" + indent
        } else {
            text += String(repeating: " ", count: column - text.count)
        }
        return text + lines.joined(separator: "\n" + indent) + "\n"
    }

    private static func escapedForTable(_ text: String) -> String {
        String(text.flatMap { $0 == "|" ? ["\\", $0] : [$0] })
    }

    /// True where the word stands in the document and no letter or dash follows.
    private static func mentions(_ word: String, in document: String) -> Bool {
        let word = Array(word.utf8)
        let bytes = Array(document.utf8)
        guard bytes.count >= word.count else { return false }
        return (0...(bytes.count - word.count)).contains { start in
            guard bytes[start...].starts(with: word) else { return false }
            let end = start + word.count
            guard end < bytes.count else { return true }
            return !(bytes[end] == UInt8(ascii: "-") || 0x61...0x7A ~= bytes[end] | 0x20)
        }
    }
}

extension String {
    /// Lines of at most that many characters, as far as words allow.
    func wrapped(width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty && line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return lines + [line]
    }
}
