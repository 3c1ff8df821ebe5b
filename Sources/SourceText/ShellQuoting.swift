/// Words of a command line as a shell reads them.
public enum ShellQuoting {
    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=,@%+".utf8)

    /// The word as it is, or in single quotes where a shell would take any of it for something else. Control characters
    /// are written as escapes, which bash and zsh read.
    public static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.utf8.allSatisfy({ plain.contains($0) }) { return word }
        if word.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
        }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "'", "\\": return "\\" + String(Character(scalar))
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let digits = String(scalar.value, radix: 16)
            return "\\x" + (digits.count < 2 ? "0" : "") + digits
        default: return String(Character(scalar))
        }
    }
}
