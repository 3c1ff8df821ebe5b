import Reporting

extension CommandLineOptions {
    /// Refuses flags that exclude each other.
    func checkCombinations() throws(UsageError) {
        if usedFlags.contains("quiet") && usedFlags.contains("verbose") {
            throw UsageError(message: "--quiet and --verbose can't be combined")
        }
        if let both = onlyTypes.first(where: { skippedTypes.contains($0) }) {
            throw UsageError(message: "--only-type and --skip-type both name “\(both)”")
        }
        if let both = selectedRules.first(where: { ignoredRules.contains($0) }) {
            throw UsageError(message: "--select and --ignore both name “\(both)”")
        }
        for request in outputs where !subcommand.formats.contains(request.name) {
            throw UsageError(
                message: "“\(subcommand.rawValue)” can't write \(request.name), only "
                    + subcommand.formats.joined(separator: ", "))
        }
        if outputs.count(where: { $0.path == nil }) > 1 {
            throw UsageError(message: "only one --output can go to stdout; write the others as --output FORMAT=FILE")
        }
        try checkStandardOutput()
        let files = outputs.compactMap(\.path)
        if Set(files).count < files.count { throw UsageError(message: "two --output flags name the same file") }
        if separatesPathsByNull, filesFrom == nil, !listsPathsOnly {
            throw UsageError(message: "--null needs --files-from or --list")
        }
        if subcommand == .plan, usedFlags.contains("verify"), !makesCommits {
            throw UsageError(message: "--verify needs --commits, because plan writes nothing without it")
        }
        try checkUnsavedFile()
        if watches { try checkWatching() }
        if planInput != nil { try checkPlanStandsAlone() }
        if mergesReports { try checkMerge() }
    }

    /// What is joined has been judged already.
    private func checkMerge() throws(UsageError) {
        let fitting: Set = ["merge", "output", "color", "verbose", "jobs"]
        if let other = usedFlags.subtracting(fitting).min() {
            throw UsageError(message: "--\(other) does not go with --merge, which reads reports and no sources")
        }
    }

    /// One file is judged with a text that nobody has saved: what asks for other files or writes any does not fit.
    private func checkUnsavedFile() throws(UsageError) {
        guard stdinFilename != nil else { return }
        let writing: Set = ["output", "list", "statistics", "verify"]
        let excluded = Set(["since", "files-from", "plan-out"]).union(subcommand == .apply ? writing : [])
        if let other = usedFlags.intersection(excluded).min() {
            throw UsageError(message: "--\(other) does not go with --stdin-filename, which is about one unsaved file")
        }
    }

    /// What is printed again and again is for people to read, and stdin can be read once.
    private func checkWatching() throws(UsageError) {
        if let other = usedFlags.intersection(["stdin-filename", "plan-out"]).min() {
            throw UsageError(message: "--\(other) does not go with --watch")
        }
        if filesFrom == "-" { throw UsageError(message: "--files-from - does not go with --watch: stdin is read once") }
        if let other = outputs.first(where: { $0.name != ReportFormat.text.rawValue || $0.path != nil }) {
            throw UsageError(message: "--watch prints text on stdout and can't write \(other.name)")
        }
        if subcommand == .diff, verbosity == .quiet, outputs.isEmpty, !listsPathsOnly, !printsStatistics {
            throw UsageError(message: "with --quiet, diff --watch prints nothing")
        }
    }

    /// One thing goes to stdout.
    private func checkStandardOutput() throws(UsageError) {
        if listsPathsOnly, printsStatistics { throw UsageError(message: "--list and --statistics both go to stdout") }
        guard outputs.contains(where: { $0.path == nil }) else { return }
        if listsPathsOnly { throw UsageError(message: "--list and --output both go to stdout") }
        if printsStatistics {
            throw UsageError(
                message: "--statistics and --output both go to stdout; write the other as --output FORMAT=FILE")
        }
    }

    /// A plan has been made already; what would make it another one does not fit.
    private func checkPlanStandsAlone() throws(UsageError) {
        let fitting: Set = ["plan", "root", "allow-dirty", "submodules", "verify", "list", "null", "quiet", "verbose"]
        if let other = usedFlags.subtracting(fitting).min() {
            throw UsageError(message: "--\(other) can't be combined with --plan, which already contains the decisions")
        }
        if let path = paths.first { throw UsageError(message: "--plan takes no PATHS, but “\(path)” was given") }
    }
}
