import SystemAccess

/// The manual page in roff, made from the same lists as the help.
///
/// It uses only the `man` macros that groff and mandoc share, and only ASCII, so that no pager needs to know its
/// encoding.
enum ManualPage {
    /// The page. Its date is left empty: that of a release is known to `scripts/release`.
    static func render() -> String {
        var text = ".TH REOBSERVE 1 \"\" \"reobserve \(Program.version)\" \"User Commands\"\n"
        text += section("Name") + "reobserve \\- \(escaped(HelpText.purpose.trimmedForName))\n"
        text += section("Synopsis") + "\\fBreobserve\\fR [\\fICOMMAND\\fR] [\\fIFLAGS\\fR] [\\fIPATHS\\fR]\n"
        text += section("Description") + paragraph(HelpText.purpose)
        text += section("Commands") + Subcommand.allCases.map(entry).joined()
        text += section("Flags") + Flag.all.map(entry).joined()
        text += section("Exit status") + ExitCode.meanings.map { entry($0.codes, plain($0.text)) }.joined()
        text += ".PP\n" + paragraph(ExitCode.note)
        text += section("Files") + files.map { entry($0.name, $0.meaning) }.joined()
        text += section("Examples") + HelpText.examples.map { entry($0, $1 + ".") }.joined()
        return text
    }

    private static let files = [
        (name: ConfigurationFile.name, meaning: "Values for flags, at the root; “reobserve init” writes one."),
        (name: CommandLineOptions.defaultBaseline, meaning: "The types that “reobserve check” accepts for now."),
        (name: "\(StateDirectory.name)/", meaning: "What “reobserve undo” and “reobserve review” need to know."),
    ]

    // MARK: Entries

    private static func entry(_ subcommand: Subcommand) -> String {
        var tag = bold(subcommand.rawValue)
        if !subcommand.operands.isEmpty { tag += " " + escapedOption(subcommand.operands) }
        return ".TP\n\(tag)\n" + paragraph(subcommand.summary + ".") + ".RS\n.PP\n" + paragraph(subcommand.details)
            + ".RE\n"
    }

    private static func entry(_ flag: Flag) -> String {
        var tag = flag.shortName.map { bold("-\($0)") + ", " } ?? ""
        tag += bold("--\(flag.name)")
        if let placeholder = flag.value.placeholder { tag += " \\fI\(escapedOption(placeholder))\\fR" }
        let isGeneral = flag.subcommands.count == Subcommand.allCases.count
        let subcommands = isGeneral ? "all subcommands" : flag.subcommands.map(\.rawValue).joined(separator: ", ")
        let repeatable = flag.isRepeatable ? " May be repeated." : ""
        return ".TP\n\(tag)\n" + paragraph("\(flag.help).\(repeatable) For: \(subcommands).")
    }

    private static func entry(_ name: String, _ meaning: String) -> String {
        ".TP\n\(bold(name))\n" + paragraph(meaning)
    }

    // MARK: Roff

    /// Markdown without its marks of code.
    private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

    private static func section(_ title: String) -> String { ".SH \(title.uppercased())\n" }

    private static func bold(_ text: String) -> String { "\\fB\(escapedOption(text))\\fR" }

    /// Lines of running text. What would be a request at the start of a line is text.
    private static func paragraph(_ text: String) -> String {
        escaped(text).wrapped(width: width).map { ($0.hasPrefix(".") ? "\\&" : "") + $0 + "\n" }.joined()
    }

    /// Of a line of source, as mandoc asks for.
    private static let width = 78

    /// As `escaped`, with dashes that can be copied: a plain one in roff is a hyphen.
    private static func escapedOption(_ text: String) -> String {
        text.map { $0 == "-" ? "\\-" : escaped(String($0)) }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            // `--flag` in a text is to be copied as well.
            let isFlag = word.drop { "(“\"".contains($0) }.hasPrefix("-")
            return word.unicodeScalars.map { scalar in
                switch scalar {
                case "\\": "\\e"
                case "'": "\\(aq"
                case "`": "\\(ga"
                case "^": "\\(ha"
                case "~": "\\(ti"
                case "-" where isFlag: "\\-"
                default: scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
                }
            }.joined()
        }.joined(separator: " ")
    }

    /// At least four digits, as groff names characters.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension String {
    /// As the list of all manual pages shows it: without the full stop.
    fileprivate var trimmedForName: String { hasSuffix(".") ? String(dropLast()) : self }
}
