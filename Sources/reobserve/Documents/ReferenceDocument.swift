import Reporting
import RuleContract

/// `REFERENCE.md`: commands, flags, exit codes, formats and all codes, each from its one home in the code.
enum ReferenceDocument {
    static func render() -> String {
        """
        # Reference

        The program writes this page (`reobserve help --output md`), and a test keeps it that way. [GUIDE.md](GUIDE.md) explains how the parts
        work together, and [RULES.md](RULES.md) has a section for each rule.

        ## Contents

        [Commands](#commands) · [Flags](#flags) · [Exit codes](#exit-codes) · [Configuration](#configuration) ·
        [Output formats](#output-formats) · [Why a type stays](#why-a-type-stays) · [What may change](#what-may-change) · [Warnings](#warnings)

        ## Commands

        `reobserve` alone is `reobserve diff`, and `reobserve PATH` is `reobserve diff PATH`.


        """ + commands() + """
            ## Flags

            \(HelpText.markdownTable())
            ## Exit codes

            \(ExitCode.markdownTable())
            ## Configuration

            `.reobserve.json` at the root holds flags for all runs. Each key is the name of a flag without its dashes, a flag on the command line
            overrides it, and an unknown key is an error. `reobserve init` writes a file to start from, `reobserve init --schema config` prints
            the schema.

            \(configuration())

            ## Output formats

            `--output FORMAT` writes to stdout, `--output FORMAT=FILE` to a file.

            \(formats())
            ## Why a type stays

            `reobserve explain CODE` prints one row, `reobserve why TYPE` the reasons of one type.

            \(reasons())
            ## What may change

            Behavior that may change in the assisted tier. Nothing of this is written without `--tier assisted`.

            \(behaviors())
            ## Warnings

            \(warnings())
            """
    }

    private static func commands() -> String {
        Subcommand.allCases.map { subcommand in
            let words = ["reobserve", subcommand.rawValue, subcommand.operands].filter { !$0.isEmpty }
            return "### `\(words.joined(separator: " "))`\n\n\(subcommand.summary).\n\n\(subcommand.details)\n\n"
        }.joined()
    }

    private static func configuration() -> String {
        let keys = Flag.all.filter(\.isConfigurable).map { "`\($0.name)`" }.joined(separator: ", ")
        let powers = Flag.all.filter { $0.power != nil }.map { "`--\($0.name)`" }.joined(separator: ", ")
        return """
            Keys: \(keys).

            `overrides` is a list of objects for the code in some files: `files` is a pattern as in `.gitignore`, or a list of them, and the other
            keys are `keep` (types declared there never migrate), \(PathOverride.flagKeys.map { "`\($0)`" }.joined(separator: ", ")). All other keys
            decide about whole types, so they can't differ by path.

            The file comes with the checkout, so it has no key for a flag that runs a command, writes a file or removes a safeguard:
            \(powers).
            """
    }

    private static func formats() -> String {
        table(
            ["command", "format", "what it is"],
            ReportFormat.allCases.map { ["diff, apply, check", "`\($0.rawValue)`", $0.summary] }
                + OverviewFormat.allCases.map { ["report", "`\($0.rawValue)`", $0.summary] }
                + RulesFormat.allCases.map { ["rules", "`\($0.rawValue)`", $0.summary] })
    }

    private static func reasons() -> String {
        table(
            ["code", "a type stays because", "what to do"],
            Refusal.allCases.map { ["`\($0.rawValue)`", $0.summary, $0.advice] })
    }

    private static func behaviors() -> String {
        table(["code", "what may change"], BehaviorCode.allCases.map { ["`\($0.rawValue)`", $0.summary] })
    }

    private static func warnings() -> String {
        table(
            ["code", "what it means", "what to do"],
            WarningCode.allCases.map { ["`\($0.rawValue)`", $0.summary, $0.advice] })
    }

    /// A Markdown table that ends with a line feed.
    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        func line(_ cells: [String]) -> String {
            "| "
                + cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
                .joined(separator: " | ") + " |\n"
        }
        return line(head) + "|" + String(repeating: "---|", count: head.count) + "\n" + rows.map(line).joined()
    }
}
