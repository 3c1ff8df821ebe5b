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
        options.usedFlags = Set(usedFlags.map(\.name))
        try checkFlagsFitSubcommand()
        try storeOperands(pathExists: pathExists)
        try options.checkCombinations()
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
            if let attachedValue {
                throw UsageError(message: "\(spelling) takes no value, but “\(attachedValue)” was given")
            }
            options.givenFlags.append((flag.name, nil))
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
        // The one subcommand that has one format.
        let isFile = flag.name == "output" && subcommand == .facts
        if !isFile { try flag.check(value, spelledAs: spelling) }
        options.givenFlags.append((flag.name, value))
        if isFile { options.factsOutput = value } else { flag.store(&options, value) }
    }

    private func unknownFlag(_ spelling: String, name: String) -> UsageError {
        if spelling.hasPrefix("--"), let sentence = ForeignFlag.sentence(for: name) {
            return UsageError(message: sentence)
        }
        let hint =
            spelling.hasPrefix("--") ? NameSuggestion.text(for: name, among: Flag.all.map(\.name), prefix: "--") : ""
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
            throw UsageError(
                message: "“\(options.subcommand.rawValue)” does not take --\(flag.name), only \(others)")
        }
    }

    // MARK: Operands

    private mutating func storeOperands(pathExists: (String) -> Bool) throws(UsageError) {
        switch options.subcommand {
        case .diff, .apply, .check, .review, .plan:
            if operands.contains("") { throw UsageError(message: "PATHS contains an empty path") }
            try takeStandardInput()
            try checkForMistypedSubcommand(pathExists: pathExists)
            options.paths = operands
        case .explain:
            guard let rule = operands.first, operands.count == 1 else {
                throw UsageError(message: "explain takes the name of one rule; “reobserve rules” lists the rules")
            }
            options.rule = rule
        case .why:
            guard let subject = operands.first, operands.count == 1, !subject.isEmpty else {
                throw UsageError(
                    message:
                        "why takes one type or one line of a file, such as: reobserve why FeedModel, reobserve why Feed.swift:12"
                )
            }
            options.subject = subject
        case .ignore:
            if operands.isEmpty || operands.contains("") {
                throw UsageError(message: "ignore takes the names of types: reobserve ignore FeedModel")
            }
            options.subjects = operands
        case .debug: try storeListing()
        case .help:
            if operands.count > 1 { throw UsageError(message: "help takes one subcommand, not \(operands.count)") }
            guard let name = operands.first else { return }
            guard let topic = Subcommand(rawValue: name) else {
                let hint = NameSuggestion.text(for: name, among: Subcommand.allCases.map(\.rawValue))
                throw UsageError(
                    message: "unknown subcommand “\(name)”" + (hint.isEmpty ? "; see reobserve --help" : hint))
            }
            options.helpTopic = topic
        case .baseline: options.baselineAction = try onlyOperand(among: BaselineAction.allCases)
        case .completions: options.shell = try onlyOperand(among: Shell.allCases)
        case .report where options.mergesReports:
            if operands.isEmpty || operands.contains("") {
                throw UsageError(message: "--merge takes reports or folders of them: reobserve report --merge reports")
            }
            options.paths = operands
        case .report, .facts, .server, .rules, .version, .undo, .initialize, .doctor:
            guard let extra = operands.first else { return }
            throw UsageError(message: "\(options.subcommand.rawValue) takes no operands, but “\(extra)” was given")
        }
    }

    /// `--stdin-filename App/Cart.swift -`: the dash may be left out.
    private mutating func takeStandardInput() throws(UsageError) {
        if options.stdinFilename == nil {
            guard operands.contains("-") else { return }
            throw UsageError(message: "“-” is stdin, which needs --stdin-filename PATH; a file of that name is “./-”")
        }
        operands.removeAll { $0 == "-" }
        if let other = operands.first {
            throw UsageError(message: "--stdin-filename takes no other PATHS, but “\(other)” was given")
        }
    }

    /// `baseline write`
    private func onlyOperand<Choice: RawRepresentable<String>>(among choices: [Choice]) throws(UsageError) -> Choice {
        let name = options.subcommand.rawValue
        let known = choices.map(\.rawValue)
        guard let word = operands.first, operands.count == 1 else {
            throw UsageError(message: "\(name) takes one word: \(known.joined(separator: ", "))")
        }
        try Flag.check(word, among: known, spelledAs: name)
        guard let choice = Choice(rawValue: word) else { throw UsageError(message: "\(name) does not take “\(word)”") }
        return choice
    }

    /// `debug tokens FILE`
    private mutating func storeListing() throws(UsageError) {
        let known = DebugListing.allCases.map(\.rawValue)
        guard let name = operands.first else {
            throw UsageError(message: "debug takes a listing and a file: reobserve debug tokens FILE")
        }
        guard let listing = DebugListing(rawValue: name) else {
            throw UsageError(
                message: "debug lists \(known.joined(separator: " or ")), not “\(name)”"
                    + NameSuggestion.text(for: name, among: known))
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
        let hint = NameSuggestion.text(for: first, among: Subcommand.allCases.map(\.rawValue))
        if hint.isEmpty { return }
        throw UsageError(message: "“\(first)” is neither a subcommand nor an existing path" + hint)
    }
}
