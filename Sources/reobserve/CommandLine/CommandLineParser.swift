import Migration
import Reporting
import SourceText

/// Reads a command line against the list of flags.
struct CommandLineParser {
    private let arguments: [String]
    private var position = 0
    private var options = CommandLineOptions()
    private var operands: [String] = []
    /// True where the first operand comes behind `--`: a path and nothing else.
    private var firstOperandIsPath = false
    private var subcommand: Subcommand?
    private var usedFlags: [Flag] = []

    init(arguments: [String]) {
        self.arguments = arguments
    }

    mutating func parse(pathExists: (String) -> Bool) throws(UsageError) -> CommandLineOptions {
        while position < arguments.count {
            let argument = arguments[position]
            position += 1
            if argument == "--" {
                firstOperandIsPath = operands.isEmpty
                operands += arguments[position...]
                break
            }
            if argument.hasPrefix("--") {
                try takeLongFlag(argument)
            } else if argument.hasPrefix("-") && argument != "-" {
                try takeShortFlags(argument)
            } else if subcommand == nil && operands.isEmpty, let named = Subcommand(rawValue: argument) {
                subcommand = named
            } else {
                operands.append(argument)
            }
            if let answer = answerToHelpOrVersion() { return answer }
        }
        options.subcommand = subcommand ?? .diff
        try checkFlagsFitSubcommand()
        try storeOperands(pathExists: pathExists)
        return options
    }

    // MARK: Flags

    private mutating func takeLongFlag(_ argument: String) throws(UsageError) {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map { String($0) } ?? ""
        guard let flag = Flag.named(name) else { throw unknownFlag("--\(name)", name: name) }
        try take(flag, spelledAs: "--\(name)", attachedValue: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// `-j4`, `-j 4`, `-j=4`, and switches in one word: `-vj4`.
    private mutating func takeShortFlags(_ argument: String) throws(UsageError) {
        var rest = argument.dropFirst()
        let word = String(rest.prefix { $0 != "=" })
        if word.count > 1, Flag.named(word) != nil {
            throw UsageError(message: "unknown flag -\(word); did you mean “--\(word)”?")
        }
        while let letter = rest.popFirst() {
            guard let flag = Flag.withShortName(letter) else { throw unknownFlag("-\(letter)", name: String(rest)) }
            var attachedValue: String?
            if rest.first == "=" {
                attachedValue = String(rest.dropFirst())
                rest = ""
            } else if flag.value.placeholder != nil && !rest.isEmpty {
                attachedValue = String(rest)
                rest = ""
            }
            try take(flag, spelledAs: "-\(letter)", attachedValue: attachedValue)
        }
    }

    private mutating func take(_ flag: Flag, spelledAs spelling: String, attachedValue: String?) throws(UsageError) {
        usedFlags.append(flag)
        guard let placeholder = flag.value.placeholder else {
            if let attachedValue { throw UsageError(message: "\(spelling) takes no value, but “\(attachedValue)” was given") }
            return flag.store(&options, "")
        }
        let missing = UsageError(message: "\(spelling) needs a value: \(spelling) \(placeholder)")
        let value: String
        if let attachedValue {
            value = attachedValue
        } else {
            guard position < arguments.count else { throw missing }
            value = arguments[position]
            // A flag where the value should be; `--flag=-value` says that it is meant.
            if value.hasPrefix("-") && value != "-" { throw missing }
            position += 1
        }
        if value.isEmpty { throw missing }
        try check(value, of: flag, spelledAs: spelling)
        flag.store(&options, value)
    }

    private func check(_ value: String, of flag: Flag, spelledAs spelling: String) throws(UsageError) {
        switch flag.value {
        case .none, .text:
            return
        case .glob:
            if IgnoreRule(pattern: value.utf8) != nil { return }
            throw UsageError(message: "\(spelling): the pattern “\(value)” can never match; see the syntax of .gitignore")
        case .number(_, let range):
            if let number = Int(value), range.contains(number) { return }
            throw UsageError(
                message: "\(spelling) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(value)”")
        case .platforms:
            if MinimumTarget.parse(value) != nil { return }
            throw UsageError(
                message: "\(spelling) takes a platform with its version, like iOS17 or macOS14.2, not “\(value)”; the platforms are "
                    + MinimumTarget.platforms.joined(separator: ", "))
        case .rules(_, let includingBlocking):
            try checkRules(value, includingBlocking: includingBlocking, spelledAs: spelling)
        case .choice(let choices):
            try check(value, among: choices, spelledAs: spelling)
        case .choices(let choices):
            for part in value.split(separator: ",", omittingEmptySubsequences: false) { try check(String(part), among: choices, spelledAs: spelling) }
        case .output:
            let format = String(value.prefix { $0 != "=" })
            try check(format, among: ReportFormat.allCases.map(\.rawValue), spelledAs: spelling)
            if OutputRequest(value) == nil { throw UsageError(message: "\(spelling): a file is missing behind “\(value)”") }
        }
    }

    private func check(_ value: String, among choices: [String], spelledAs spelling: String) throws(UsageError) {
        if choices.contains(value) { return }
        let expected = choices.count > 1 ? choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "") : choices.joined()
        throw UsageError(message: "\(spelling) takes \(expected), not “\(value)”" + suggestion(for: value, among: choices))
    }

    private func checkRules(_ value: String, includingBlocking: Bool, spelledAs spelling: String) throws(UsageError) {
        for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            if name.isEmpty { throw UsageError(message: "\(spelling): a name is missing in “\(value)”") }
            guard let rule = RuleCatalogue.rule(named: name) else {
                let known = RuleCatalogue.rules.filter { includingBlocking || !$0.onlyBlocks }.map(\.id)
                let hint = suggestion(for: name, among: known)
                throw UsageError(message: "\(spelling): there is no rule “\(name)”" + (hint.isEmpty ? "; “reobserve rules” lists them" : hint))
            }
            if rule.onlyBlocks, !includingBlocking { throw UsageError(message: "\(spelling): \(name) only blocks and can't be ignored") }
        }
    }

    private func unknownFlag(_ spelling: String, name: String) -> UsageError {
        let hint = spelling.hasPrefix("--") ? suggestion(for: name, among: Flag.all.map(\.name), prefix: "--") : ""
        return UsageError(message: "unknown flag \(spelling)" + (hint.isEmpty ? "; see reobserve --help" : hint))
    }

    private func answerToHelpOrVersion() -> CommandLineOptions? {
        var answer = CommandLineOptions()
        switch usedFlags.last?.name {
        case "help":
            answer.subcommand = .help
            answer.helpTopic = subcommand == .help ? nil : subcommand
        case "version":
            answer.subcommand = .version
        default:
            return nil
        }
        return answer
    }

    private func checkFlagsFitSubcommand() throws(UsageError) {
        for flag in usedFlags where !flag.subcommands.contains(options.subcommand) {
            let others = flag.subcommands.map { "“\($0.rawValue)”" }.joined(separator: ", ")
            throw UsageError(message: "--\(flag.name) does not go with “\(options.subcommand.rawValue)”, only with \(others)")
        }
        let names = usedFlags.map(\.name)
        if names.contains("quiet") && names.contains("verbose") {
            throw UsageError(message: "--quiet and --verbose exclude each other")
        }
        if let both = options.onlyTypes.first(where: { options.skippedTypes.contains($0) }) {
            throw UsageError(message: "--only-type and --skip-type both name “\(both)”")
        }
        if let both = options.selectedRules.first(where: { options.ignoredRules.contains($0) }) {
            throw UsageError(message: "--select and --ignore both name “\(both)”")
        }
    }

    // MARK: Operands

    private mutating func storeOperands(pathExists: (String) -> Bool) throws(UsageError) {
        switch options.subcommand {
        case .diff, .apply, .check:
            if operands.contains("") { throw UsageError(message: "a path is empty") }
            try checkForMistypedSubcommand(pathExists: pathExists)
            options.paths = operands
        case .explain:
            guard let rule = operands.first, operands.count == 1 else {
                throw UsageError(message: "explain takes the name of one rule; “reobserve rules” lists them")
            }
            options.rule = rule
        case .debug: try storeListing()
        case .help:
            if operands.count > 1 { throw UsageError(message: "help takes one subcommand, not \(operands.count)") }
            guard let name = operands.first else { return }
            guard let topic = Subcommand(rawValue: name) else {
                let hint = suggestion(for: name, among: Subcommand.allCases.map(\.rawValue))
                throw UsageError(message: "unknown subcommand “\(name)”" + (hint.isEmpty ? "; see reobserve --help" : hint))
            }
            options.helpTopic = topic
        case .baseline: options.baselineAction = try onlyOperand(among: BaselineAction.allCases)
        case .completions: options.shell = try onlyOperand(among: Shell.allCases)
        case .rules, .version, .undo, .initialize:
            guard let extra = operands.first else { return }
            throw UsageError(message: "\(options.subcommand.rawValue) takes no operand, but “\(extra)” was given")
        }
    }

    /// `baseline write`
    private func onlyOperand<Choice: RawRepresentable<String>>(among choices: [Choice]) throws(UsageError) -> Choice {
        let name = options.subcommand.rawValue
        let known = choices.map(\.rawValue)
        guard let word = operands.first, operands.count == 1 else {
            throw UsageError(message: "\(name) takes one word: \(known.joined(separator: ", "))")
        }
        try check(word, among: known, spelledAs: name)
        guard let choice = Choice(rawValue: word) else { throw UsageError(message: "\(name) does not know “\(word)”") }
        return choice
    }

    /// `debug tokens FILE`
    private mutating func storeListing() throws(UsageError) {
        let known = DebugListing.allCases.map(\.rawValue)
        guard let name = operands.first else { throw UsageError(message: "debug takes a listing and a file: reobserve debug tokens FILE") }
        guard let listing = DebugListing(rawValue: name) else {
            throw UsageError(message: "debug lists \(known.joined(separator: " or ")), not “\(name)”" + suggestion(for: name, among: known))
        }
        guard operands.count == 2, let path = operands.last, !path.isEmpty else {
            throw UsageError(message: "debug \(name) takes one file: reobserve debug \(name) FILE")
        }
        options.listing = listing
        options.paths = [path]
    }

    /// `reobserve aply`: no such path, and next to a subcommand's name.
    private func checkForMistypedSubcommand(pathExists: (String) -> Bool) throws(UsageError) {
        guard subcommand == nil, !firstOperandIsPath, let first = operands.first else { return }
        if first.contains("/") || pathExists(first) { return }
        let hint = suggestion(for: first, among: Subcommand.allCases.map(\.rawValue))
        if hint.isEmpty { return }
        throw UsageError(message: "“\(first)” is neither a subcommand nor an existing path" + hint)
    }

    private func suggestion(for word: String, among candidates: [String], prefix: String = "") -> String {
        nearestName(to: word, among: candidates).map { "; did you mean “\(prefix)\($0)”?" } ?? ""
    }
}
