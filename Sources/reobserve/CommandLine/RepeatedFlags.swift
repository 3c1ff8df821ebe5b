import Reporting

extension CommandLineOptions {
    /// Flags that say what is shown or how, or what is done with the result; all others decide what the result is, so
    /// that a command that is to have the same one needs them too. What `.reobserve.json` says holds for it by itself.
    private static let flagsOfOneRun: Set<String> = [
        "output", "list", "statistics", "color", "exit-zero", "quiet", "verbose", "jobs", "plan-out", "plan", "fail-on",
        "restart", "commits", "verify", "stdin-filename", "watch", "reason",
        "schema", "allow-dirty", "submodules", "merge",
    ]

    /// How commands are written that may follow this one.
    var nextCommand: NextCommand {
        let flags = givenFlags.filter { !CommandLineOptions.flagsOfOneRun.contains($0.name) }
        let paths = paths
        return NextCommand { name in
            guard let next = Subcommand(rawValue: name) else { return ([], []) }
            let taken = flags.filter { Flag.named($0.name)?.subcommands.contains(next) ?? false }
            let words = taken.flatMap { flag in
                // A value that looks like a flag is read as one unless it is attached.
                flag.value.map { $0.hasPrefix("-") && $0 != "-" ? ["--\(flag.name)=\($0)"] : ["--\(flag.name)", $0] }
                    ?? ["--\(flag.name)"]
            }
            return (words, next.takesPaths ? paths : [])
        }
    }
}

extension Subcommand {
    /// True where what stands behind the name are the paths that may be edited.
    var takesPaths: Bool { [.diff, .apply, .check, .review, .plan].contains(self) }
}
