/// The value a flag takes.
enum FlagValue: Sendable {
    /// On or off: takes no value.
    case none
    /// Any text that isn't empty.
    case text(placeholder: String)
    /// A pattern in the syntax of `.gitignore`.
    case glob(placeholder: String)
    case number(placeholder: String, ClosedRange<Int>)
    case choice([String])
    /// Some of these, with commas between them.
    case choices([String])
    /// A format, and perhaps a file behind “=”.
    case output(placeholder: String)
    /// Platforms with a version: `iOS17`, `iOS 17.2,macOS14`.
    case platforms(placeholder: String)
    /// Ids of rules with commas between them.
    case rules(placeholder: String, includingBlocking: Bool)

    /// As the help shows it; nil where the flag takes no value.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .text(let placeholder), .glob(let placeholder), .number(let placeholder, _), .platforms(let placeholder),
            .output(let placeholder), .rules(let placeholder, _):
            placeholder
        case .choice(let choices), .choices(let choices): choices.joined(separator: "|")
        }
    }
}

/// One flag. Parsing, help, README and completions all follow from this value.
struct Flag: Sendable {
    /// The long name without its dashes.
    let name: String
    let shortName: Character?
    let value: FlagValue
    /// True where each occurrence adds a value; otherwise the last one counts.
    let isRepeatable: Bool
    /// One sentence without a full stop.
    var help: String { helpText() }
    private let helpText: @Sendable () -> String
    let subcommands: [Subcommand]
    /// Whether the configuration file may have it as a key.
    let isConfigurable: Bool
    /// What it does that the configuration file of a checkout may not decide, as a predicate: such a flag stands on the
    /// command line only.
    let power: String?
    /// Where the value goes, once it has been checked.
    let store: @Sendable (inout CommandLineOptions, String) -> Void

    init(
        _ name: String, short shortName: Character? = nil, value: FlagValue = .none, isRepeatable: Bool = false,
        help: @autoclosure @escaping @Sendable () -> String, for subcommands: [Subcommand], isConfigurable: Bool = true,
        power: String? = nil,
        store: @escaping @Sendable (inout CommandLineOptions, String) -> Void
    ) {
        self.name = name
        self.shortName = shortName
        self.value = value
        self.isRepeatable = isRepeatable
        helpText = help
        self.subcommands = subcommands
        self.isConfigurable = isConfigurable && power == nil
        self.power = power
        self.store = store
    }

    /// `--jobs N`
    var spelling: String {
        value.placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
    }
}
