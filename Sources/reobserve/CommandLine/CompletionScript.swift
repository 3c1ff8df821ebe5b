import Reporting
import RuleContract
import Rules

/// Scripts that let a shell complete subcommands, flags and their values; made from the list of flags.
enum CompletionScript {
    static func render(for shell: Shell) -> String {
        switch shell {
        case .bash: bash()
        case .zsh: zsh()
        case .fish: fish()
        }
    }

    /// The words that stand behind a subcommand; empty where any path may.
    private static func operands(of subcommand: Subcommand) -> [String] {
        switch subcommand {
        case .baseline: BaselineAction.allCases.map(\.rawValue)
        case .completions: Shell.allCases.map(\.rawValue)
        case .debug: DebugListing.allCases.map(\.rawValue)
        case .help: Subcommand.allCases.map(\.rawValue)
        case .explain: CompletionScript.pages
        case .diff, .apply, .check, .review, .plan, .why, .report, .facts, .undo, .ignore, .server, .rules, .initialize,
            .doctor, .version:
            []
        }
    }

    private static let pages = RuleCatalogue.rules.map(\.id) + Refusal.allCases.map(\.rawValue)

    /// The words that a flag takes; nil where it takes none, empty for a file.
    private static func values(of flag: Flag) -> [String]? {
        switch flag.value {
        case .none: nil
        case .choice(let choices), .choices(let choices): choices
        case .output: OutputRequest.names
        case .rules(_, let includingBlocking): Flag.ruleNames(includingBlocking: includingBlocking)
        case .text, .glob, .number, .platforms: []
        }
    }

    private static func flags(of subcommand: Subcommand) -> [String] {
        Flag.all.filter { $0.subcommands.contains(subcommand) }.flatMap { flag in
            (flag.shortName.map { ["-\($0)"] } ?? []) + ["--\(flag.name)"]
        }
    }

    // MARK: Shells

    private static func bash() -> String {
        var text =
            "_reobserve() {\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} subcommand=diff candidate\n"
        text +=
            "    COMPREPLY=()\n    for candidate in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n        case $candidate in\n"
        text +=
            "            \(Subcommand.allCases.map(\.rawValue).joined(separator: "|"))) subcommand=$candidate; break ;;\n        esac\n    done\n"
        text += "    case $before in\n"
        for flag in Flag.all {
            guard let values = values(of: flag) else { continue }
            let names = (["--\(flag.name)"] + (flag.shortName.map { ["-\($0)"] } ?? [])).joined(separator: "|")
            let reply =
                values.isEmpty
                ? "compgen -f -- \"$word\"" : "compgen -W '\(values.joined(separator: " "))' -- \"$word\""
            text += "        \(names)) mapfile -t COMPREPLY < <(\(reply)); return ;;\n"
        }
        text += "    esac\n    local words=\n    case $subcommand in\n"
        for subcommand in Subcommand.allCases {
            text +=
                "        \(subcommand.rawValue)) words='\((operands(of: subcommand) + flags(of: subcommand)).joined(separator: " "))' ;;\n"
        }
        text +=
            "    esac\n    if [ \"$COMP_CWORD\" -eq 1 ]; then words=\"\(Subcommand.allCases.map(\.rawValue).joined(separator: " ")) $words\"; fi\n"
        text += "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
        text +=
            "    case $word in -*) ;; *) mapfile -t -O \"${#COMPREPLY[@]}\" COMPREPLY < <(compgen -f -- \"$word\") ;; esac\n}\n"
        return text + "complete -o filenames -F _reobserve reobserve\n"
    }

    private static func zsh() -> String {
        var text = "#compdef reobserve\n\n_reobserve() {\n    local -a subcommands\n    subcommands=(\n"
        for subcommand in Subcommand.allCases {
            text += "        '\(subcommand.rawValue):\(zshText(subcommand.summary))'\n"
        }
        text += "    )\n    local subcommand=diff word\n    for word in ${words[2,CURRENT-1]}; do\n"
        text +=
            "        case $word in\n            \(Subcommand.allCases.map(\.rawValue).joined(separator: "|"))) subcommand=$word; break ;;\n        esac\n    done\n"
        text += "    local -a arguments\n    case $subcommand in\n"
        for subcommand in Subcommand.allCases {
            text += "        \(subcommand.rawValue))\n            arguments=(\n"
            for flag in Flag.all where flag.subcommands.contains(subcommand) {
                text += "                \(zshSpecification(of: flag))\n"
            }
            let words = operands(of: subcommand)
            text +=
                "                '*:operand:" + (words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))")
                + "'\n            ) ;;\n"
        }
        text +=
            "    esac\n    if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then _describe subcommand subcommands; fi\n"
        text += "    _arguments -S -s $arguments\n}\n\n"
        // Both as a file on the search path of functions and by `source <(…)`.
        return text
            + "if [[ $funcstack[1] == _reobserve ]]; then _reobserve \"$@\"; else compdef _reobserve reobserve; fi\n"
    }

    private static func zshSpecification(of flag: Flag) -> String {
        let star = flag.isRepeatable ? "*" : ""
        var action = ""
        if let values = values(of: flag) {
            action = ":value:" + (values.isEmpty ? "_files" : "(\(values.joined(separator: " ")))")
        }
        let end = "[\(zshText(flag.help))]\(action)'"
        let long = "'\(star)--\(flag.name)" + (action.isEmpty ? "" : "=") + end
        return (flag.shortName.map { "'\(star)-\($0)" + end + " " } ?? "") + long
    }

    /// Text between single quotes in which brackets and colons mean something.
    private static func zshText(_ text: String) -> String {
        String(
            text.flatMap { character -> [Character] in
                switch character {
                case "'": Array("'\\''")
                case "[", "]", ":", "\\": ["\\", character]
                default: [character]
                }
            })
    }

    private static func fish() -> String {
        var text = "complete -c reobserve -n __fish_use_subcommand -f\n"
        for subcommand in Subcommand.allCases {
            text +=
                "complete -c reobserve -n __fish_use_subcommand -f -a \(subcommand.rawValue) -d '\(fishText(subcommand.summary))'\n"
            let words = operands(of: subcommand)
            guard !words.isEmpty else { continue }
            text +=
                "complete -c reobserve -n '__fish_seen_subcommand_from \(subcommand.rawValue)' -f -a '\(words.joined(separator: " "))'\n"
        }
        for flag in Flag.all {
            let short = flag.shortName.map { " -s \($0)" } ?? ""
            let values = values(of: flag)
            let argument = values.map { $0.isEmpty ? " -r" : " -x -a '\($0.joined(separator: " "))'" } ?? ""
            // What goes with `diff` also goes with no subcommand.
            let names = flag.subcommands.map(\.rawValue).joined(separator: " ")
            let condition =
                (flag.subcommands.contains(.diff) ? "__fish_use_subcommand; or " : "")
                + "__fish_seen_subcommand_from \(names)"
            text +=
                "complete -c reobserve -n '\(condition)' -l \(flag.name)\(short)\(argument) -d '\(fishText(flag.help))'\n"
        }
        return text
    }

    private static func fishText(_ text: String) -> String {
        String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] })
    }
}
