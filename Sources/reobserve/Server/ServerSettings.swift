import Reporting

/// The settings of an editor: the keys of `.reobserve.json`, with the same limits, since a checkout may bring settings of
/// the editor along. They outweigh that file, and flags on the command line outweigh them.
enum ServerSettings {
    /// - Parameter settings: an object of keys, or one that has such an object as `reobserve`.
    static func apply(_ settings: JSONValue, to options: inout CommandLineOptions) throws(UsageError) {
        guard case .object = settings else { return }
        let values = settings["reobserve"] ?? settings
        guard case .object = values else { return }
        let bytes = JSONText.render(values, isPretty: false)
        for (flag, values) in try ConfigurationFile.values(of: bytes, path: "settings of the editor") {
            if !flag.subcommands.contains(options.subcommand) || options.usedFlags.contains(flag.name) { continue }
            for value in values { flag.store(&options, value) }
            options.usedFlags.insert(flag.name)
        }
        try options.checkCombinations()
    }
}
