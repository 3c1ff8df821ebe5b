import SourceText

/// Text as HTML has it.
enum HTMLText {
    /// For the content of an element and for a value in double quotes. Nothing of it ends an element, a value or a
    /// script; what steers a terminal or turns the direction of text is written as an escape, so that code is shown in
    /// the order in which it stands.
    ///
    /// This is the only way by which text of a project gets into the page.
    static func escaped(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || isSpecial($0) }) else { return String(text) }
        return String(text).replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\t": nil
            default: scalar.isHidden ? scalar.escaped(asASCII: true) : nil
            }
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
    }
}
