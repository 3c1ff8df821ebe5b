import Reporting
import Rules
import SourceText
import SystemAccess

extension Flag {
    /// Refuses a value that the flag can't take.
    /// - Parameter spelling: what the value belongs to, as the user wrote it.
    func check(_ value: String, spelledAs spelling: String) throws(UsageError) {
        switch self.value {
        case .none, .text:
            return
        case .glob:
            if IgnoreRule(pattern: value.utf8) != nil { return }
            throw UsageError(
                message: "\(spelling): the pattern “\(value)” can't match any file; see the syntax of .gitignore")
        case .number(_, let range):
            if let number = Int(value), range.contains(number) { return }
            throw UsageError(
                message:
                    "\(spelling) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(value)”")
        case .platforms:
            if MinimumTarget.parse(value) != nil { return }
            throw UsageError(
                message:
                    "\(spelling) takes a platform with its version, like iOS17 or macOS14.2, not “\(value)”; the platforms are "
                    + MinimumTarget.platforms.joined(separator: ", "))
        case .rules(_, let includingBlocking):
            try checkRules(value, includingBlocking: includingBlocking, spelledAs: spelling)
        case .choice(let choices):
            try Flag.check(value, among: choices, spelledAs: spelling)
        case .choices(let choices):
            for part in value.split(separator: ",", omittingEmptySubsequences: false) {
                try Flag.check(String(part), among: choices, spelledAs: spelling)
            }
        case .output:
            let format = String(value.prefix { $0 != "=" })
            try Flag.check(format, among: OutputRequest.names, spelledAs: spelling)
            if OutputRequest(value) == nil {
                throw UsageError(message: "\(spelling): a file name is missing after “\(value)”")
            }
        }
    }

    /// Refuses a word that is none of the choices.
    static func check(_ value: String, among choices: [String], spelledAs spelling: String) throws(UsageError) {
        if choices.contains(value) { return }
        let expected =
            choices.count > 1
            ? choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "") : choices.joined()
        throw UsageError(
            message: "\(spelling) takes \(expected), not “\(value)”" + NameSuggestion.text(for: value, among: choices))
    }

    /// The names that `--select` takes, or without those that only block and without families, `--ignore`.
    static func ruleNames(includingBlocking: Bool) -> [String] {
        includingBlocking ? RuleSelection.names : RuleCatalogue.rules.filter { !$0.onlyBlocks }.map(\.id)
    }

    private func checkRules(_ value: String, includingBlocking: Bool, spelledAs spelling: String) throws(UsageError) {
        for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            if name.isEmpty { throw UsageError(message: "\(spelling): a name is missing in “\(value)”") }
            let known = Flag.ruleNames(includingBlocking: includingBlocking)
            if known.contains(name) { continue }
            guard let rule = RuleCatalogue.rule(named: name) else {
                let hint = NameSuggestion.text(for: name, among: known)
                throw UsageError(
                    message: "\(spelling): unknown rule “\(name)”"
                        + (hint.isEmpty ? "; “reobserve rules” lists the rules" : hint))
            }
            if rule.onlyBlocks, !includingBlocking {
                throw UsageError(message: "\(spelling): \(name) only blocks types and can't be ignored")
            }
        }
    }
}

/// A hint at the name that was meant.
enum NameSuggestion {
    /// `; did you mean “name”?`, or nothing where no candidate is near.
    static func text(for word: String, among candidates: [String], prefix: String = "") -> String {
        nearestName(to: word, among: candidates).map { "; did you mean “\(prefix)\($0)”?" } ?? ""
    }
}
