import Reporting
import SystemAccess

/// `reobserve init`: a configuration file to start from, or a schema on stdout.
enum InitCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        if let schema = options.schema {
            output.write(text(of: schema))
            return ExitCode.success
        }
        let file = try RootDirectory(path: try options.findRoot()).file(ConfigurationFile.name)
        let path = file.path
        if (try? file.status()) != nil {
            errors.writeLine("reobserve: \(path): already exists")
            return ExitCode.failure
        }
        try file.writeAtomically(Array(start.utf8))
        if options.verbosity != .quiet {
            errors.writeLine("\(path): each key is a flag; “reobserve help check” explains the flags")
        }
        return ExitCode.success
    }

    /// What a run does without it.
    static let start = """
        {
          "exclude": [],
          "tier": "safe"
        }

        """

    private static func text(of schema: SchemaName) -> String {
        switch schema {
        case .configuration: ConfigurationSchema.render()
        case .report: Schemas.report
        case .explanation: ExplanationSchema.text
        case .overview: OverviewSchema.text
        case .fleet: FleetSchema.text
        case .plan: PlanFileSchema.text
        case .facts: FactsFileSchema.text
        case .baseline: Baseline.schema
        }
    }
}
