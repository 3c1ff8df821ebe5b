import SourceText

/// Text as HTML has it.
enum HTMLText {
    /// For the content of an element and for a value in double quotes. Nothing of it ends an element, a value or a script; what steers a terminal
    /// or turns the direction of text is written as an escape, so that code is shown in the order in which it stands.
    static func escaped(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || isSpecial($0) }) else { return String(text) }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case "\t": result.append(scalar)
            default:
                if scalar.isHidden { result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars) } else { result.append(scalar) }
            }
        }
        return String(result)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool { byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27 }
}
