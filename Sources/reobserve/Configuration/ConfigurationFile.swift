import Reporting
import SystemAccess

/// `.reobserve.json` at the root: values for flags, by their long names. A flag on the command line outweighs it.
///
/// It comes with the checkout, which is not trusted: it chooses what is judged and what is said, and has no flag that
/// runs a command, writes where it likes or takes a safeguard away (`Flag.power`, `ConfiguredPaths`).
enum ConfigurationFile {
    static let name = ".reobserve.json"
    /// Where editors look for the schema of a file; means nothing here.
    static let schemaKey = "$schema"

    /// Takes what the file says for flags that the subcommand has and the command line does not give. A file that is
    /// not there says nothing.
    static func complete(_ options: inout CommandLineOptions, root: String) throws(UsageError) {
        let path = PathName.join(root, name)
        guard let bytes = try bytes(root: root, path) else { return }
        options.overrides = try PathOverride.all(in: bytes, path: path).map { $0.without(options.usedFlags) }
        for (flag, values) in try ConfigurationFile.values(of: bytes, path: path) {
            if flag.name == "exclude", options.subcommand == .facts { options.unusedExcludes = values }
            if !flag.subcommands.contains(options.subcommand) || options.usedFlags.contains(flag.name) { continue }
            if flag.name == "output", !options.takesConfiguredOutput { continue }
            for value in values { flag.store(&options, value) }
        }
        try options.checkCombinations()
    }

    /// Nil where there is no such file.
    private static func bytes(root: String, _ path: String) throws(UsageError) -> [UInt8]? {
        do throws(FileSystemError) {
            return try RootDirectory(path: root).file(name).read(limit: sizeLimit)
        } catch {
            if error.saysNothingIsThere { return nil }
            throw UsageError(message: "\(error)")
        }
    }

    /// More bytes than any list of flags has.
    private static let sizeLimit = 1 << 20

    /// The flags that a file has values for, in the order of the list of flags; a switch that is off is left out.
    /// - Parameter path: for messages.
    static func values(of bytes: [UInt8], path: String) throws(UsageError) -> [(flag: Flag, values: [String])] {
        let entries = try entries(of: bytes, path: path)
        let known = Flag.all.filter(\.isConfigurable)
        let others = [schemaKey, PathOverride.key]
        for key in entries.keys.sorted() where !others.contains(key) && !known.contains(where: { $0.name == key }) {
            throw unknown(key, among: known, place(of: key, in: bytes, path))
        }
        var result: [(flag: Flag, values: [String])] = []
        for flag in known {
            guard let value = entries[flag.name] else { continue }
            let place = place(of: flag.name, in: bytes, path)
            let texts = try texts(of: value, for: flag, place)
            for text in texts where flag.value.placeholder != nil {
                try flag.check(text, spelledAs: "\(place): “\(flag.name)”")
                if let problem = ConfiguredPaths.problem(flag, text) {
                    throw UsageError(
                        message:
                            "\(place): “\(flag.name)” \(problem), which only the command line may do; pass --\(flag.name) \(text) there"
                    )
                }
            }
            if !texts.isEmpty { result.append((flag, texts)) }
        }
        return result
    }

    /// All keys with their values.
    static func entries(of bytes: [UInt8], path: String) throws(UsageError) -> [String: JSONValue] {
        let file: JSONValue
        do {
            file = try JSONText.decoded(JSONValue.self, from: bytes)
        } catch {
            throw UsageError(message: "\(path): is not valid JSON\(detail(of: error))")
        }
        guard case .object(let entries) = file else { throw UsageError(message: "\(path): is not a JSON object") }
        return entries
    }

    private static func unknown(_ key: String, among known: [Flag], _ place: String) -> UsageError {
        guard let flag = Flag.named(key) else {
            return UsageError(
                message: "\(place): unknown key “\(key)”"
                    + NameSuggestion.text(for: key, among: known.map(\.name) + [PathOverride.key]))
        }
        guard let power = flag.power else {
            return UsageError(message: "\(place): unknown key “\(key)”; pass --\(key) on the command line instead")
        }
        return UsageError(
            message:
                "\(place): “\(key)” \(power), which only the command line may do; pass \(flag.spelling) there"
        )
    }

    /// The values of a key, as they would stand on the command line.
    /// - Parameter name: of the key, where it is not that of the flag.
    static func texts(of value: JSONValue, for flag: Flag, named name: String? = nil, _ place: String)
        throws(UsageError) -> [String]
    {
        let name = name ?? flag.name
        if flag.value.placeholder == nil {
            guard case .boolean(let isOn) = value else {
                throw UsageError(message: "\(place): “\(name)” takes true or false")
            }
            return isOn ? [""] : []
        }
        var isChoices = false
        if case .choices = flag.value { isChoices = true }
        guard flag.isRepeatable || isChoices, case .array(let elements) = value else {
            return [try text(of: value, for: flag, named: name, place)]
        }
        let texts = try elements.map { (element) throws(UsageError) in
            try text(of: element, for: flag, named: name, place)
        }
        return flag.isRepeatable ? texts : [texts.joined(separator: ",")]
    }

    private static func text(of value: JSONValue, for flag: Flag, named name: String, _ place: String)
        throws(UsageError) -> String
    {
        switch value {
        case .text(let text) where !text.isEmpty: return text
        case .number(let number):
            if let whole = Int(exactly: number) { return String(whole) }
        default: break
        }
        let expected = flag.isRepeatable ? "a string or a list of strings" : "a string or a number"
        throw UsageError(message: "\(place): “\(name)” takes \(expected)")
    }

    /// `path:line`, where the key stands.
    static func place(of key: String, in bytes: [UInt8], _ path: String) -> String {
        let quoted = Array("\"\(key)\"".utf8)
        var line = 1
        for start in bytes.indices {
            if bytes[start] == 0x0A { line += 1 }
            guard bytes[start...].starts(with: quoted) else { continue }
            let next = bytes[(start + quoted.count)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
            if next == UInt8(ascii: ":") { return "\(path):\(line)" }
        }
        return path
    }

    private static func detail(of error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else { return "" }
        let reason = (context.underlyingError.map { String(describing: $0) }) ?? context.debugDescription
        return reason.isEmpty ? "" : ": " + reason
    }
}

extension CommandLineOptions {
    /// Whether `output` in the configuration says what goes to stdout: not for commands with formats of their own, and
    /// not where a flag has chosen something else.
    fileprivate var takesConfiguredOutput: Bool {
        let hasFormats = Flag.migrating.contains(subcommand) && !(subcommand == .apply && stdinFilename != nil)
        return hasFormats && !watches && !listsPathsOnly && !printsStatistics
    }
}
