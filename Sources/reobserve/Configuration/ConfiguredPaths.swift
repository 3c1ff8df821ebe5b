import SystemAccess

/// What `.reobserve.json` may say of files that are written.
///
/// Ours to overwrite is a baseline alone: a file below the root, reached through no symbolic link, whose name ends in
/// `.jsonl` and whose lines are entries of a baseline.
enum ConfiguredPaths {
    /// The ending of a baseline that the configuration names; no other program takes such a file for its settings.
    static let baselineEnding = ".jsonl"

    /// Why a value is for the command line only, as a predicate; nil where the configuration may have it.
    static func problem(_ flag: Flag, _ value: String) -> String? {
        switch flag.name {
        case "output" where OutputRequest(value)?.path != nil: return "writes a file"
        case "baseline":
            if let problem = TargetPath.problem(value) { return "leads out of the root (\(problem))" }
            return value.hasSuffix(baselineEnding) ? nil : "names a file that does not end in \(baselineEnding)"
        default: return nil
        }
    }
}
