import Reporting
import Semantics
import SystemAccess

/// An entry of `overrides` in `.reobserve.json`: what holds for the code in some files.
///
/// A key is here only where it is about code at one place. A type has one verdict, in one tier, for all of its uses,
/// wherever they are, so that the keys that decide about types are those of the whole project.
struct PathOverride: Hashable, Sendable {
    static let key = "overrides"
    static let filesKey = "files"
    static let keepKey = "keep"
    /// Keys that are flags as well.
    static let flagKeys = ["ignore", "untracked", "prefer-let"]
    private static let keys = [filesKey, keepKey] + flagKeys

    /// Patterns in the syntax of `.gitignore`, relative to the root.
    var globs: [String] = []
    var keepsTypes = false
    var ignoredRules: [String] = []
    var untracked: UntrackedProperties?
    var prefersLet: Bool?

    /// Those of a file, in their order.
    /// - Parameter path: for messages.
    static func all(in bytes: [UInt8], path: String) throws(UsageError) -> [PathOverride] {
        guard let value = try ConfigurationFile.entries(of: bytes, path: path)[key] else { return [] }
        let place = ConfigurationFile.place(of: key, in: bytes, path)
        guard case .array(let elements) = value else {
            throw UsageError(message: "\(place): “\(key)” takes a list of objects")
        }
        var result: [PathOverride] = []
        for (number, element) in elements.enumerated() {
            result.append(try PathOverride(element, "\(place): “\(key)” \(number + 1)"))
        }
        return result
    }

    /// - Parameter place: which entry it is, for messages.
    private init(_ value: JSONValue, _ place: String) throws(UsageError) {
        guard case .object(let entries) = value else { throw UsageError(message: "\(place): is not an object") }
        for key in entries.keys.sorted() where !PathOverride.keys.contains(key) {
            throw PathOverride.unknown(key, place)
        }
        guard let files = entries[PathOverride.filesKey], let glob = Flag.named("exclude") else {
            throw UsageError(message: "\(place): needs “files”, a pattern or a list of patterns")
        }
        globs = try PathOverride.texts(of: files, glob, named: PathOverride.filesKey, place)
        switch entries[PathOverride.keepKey] {
        case .boolean(let isOn): keepsTypes = isOn
        case nil: break
        default: throw UsageError(message: "\(place): “keep” takes true or false")
        }
        var options = CommandLineOptions()
        for name in PathOverride.flagKeys {
            guard let value = entries[name], let flag = Flag.named(name) else { continue }
            let texts = try PathOverride.texts(of: value, flag, named: name, place)
            for text in texts { flag.store(&options, text) }
            switch name {
            case "untracked": untracked = options.untracked
            case "prefer-let": prefersLet = options.prefersLet
            default: ignoredRules = options.ignoredRules
            }
        }
    }

    private static func texts(of value: JSONValue, _ flag: Flag, named name: String, _ place: String)
        throws(UsageError) -> [String]
    {
        let texts = try ConfigurationFile.texts(of: value, for: flag, named: name, place)
        for text in texts where flag.value.placeholder != nil {
            try flag.check(text, spelledAs: "\(place): “\(name)”")
        }
        return texts
    }

    private static func unknown(_ key: String, _ place: String) -> UsageError {
        let known = "files, keep, ignore, untracked and prefer-let"
        if let flag = Flag.named(key), flag.isConfigurable {
            return UsageError(
                message:
                    "\(place): “\(key)” can't differ by path, because it decides about whole types or the whole run; the keys of an override are \(known)"
            )
        }
        return UsageError(
            message: "\(place): unknown key “\(key)”"
                + (key == "skip" ? "; did you mean “keep”?" : NameSuggestion.text(for: key, among: keys)))
    }

    /// What is left of it where flags on the command line say something else.
    func without(_ flags: Set<String>) -> PathOverride {
        var result = self
        if flags.contains("ignore") { result.ignoredRules = [] }
        if flags.contains("untracked") { result.untracked = nil }
        if flags.contains("prefer-let") { result.prefersLet = nil }
        return result
    }
}

extension PathOptions {
    init(_ override: PathOverride) {
        let globs = IgnoreRuleList(patterns: override.globs, baseLength: 0)
        self.init(
            keepsTypes: override.keepsTypes, ignoredRules: override.ignoredRules,
            tracksOtherProperties: override.untracked.map { $0 == .track }, prefersLet: override.prefersLet,
            matches: { globs.covers(file: $0) })
    }
}
