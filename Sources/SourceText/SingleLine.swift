extension String {
    /// The text in one line that says what it says and does nothing: what ends a line, steers a terminal or turns the
    /// direction of text is written as an escape. This is the one function for text that people read; formats for
    /// machines have their own.
    ///
    /// Names of files may hold any of it. A text that a log would take for a command (`::error::` at its start, `##[…]`
    /// and `##vso[…]` anywhere) is broken up as well.
    public var singleLine: String {
        escaped { $0.isHidden }.withoutCommands
    }

    /// The text with its lines and tabs, and without anything else that steers a terminal.
    public var withoutControls: String { escaped { $0.isHidden && $0 != "\n" && $0 != "\t" } }

    private func escaped(where isEscaped: (Unicode.Scalar) -> Bool) -> String {
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: isEscaped) else {
            return self
        }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if isEscaped(scalar) {
                text.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// GitHub takes a line for a command that starts with `::` behind white space; several build systems look for
    /// `##[`, `##vso[` and `##teamcity[` anywhere in it. By scalars, since that is what they compare.
    private var withoutCommands: String {
        guard holdsStartOfCommand else { return self }
        let scalars = Array(unicodeScalars)
        var result = String.UnicodeScalarView()
        let start = scalars.firstIndex { !$0.properties.isWhitespace }
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let isCommand =
                scalar == ":" && next == ":" && index == start
                || scalar == "#" && next == "#" && scalars[(index + 2)...].first { !$0.properties.isAlphabetic } == "["
            guard isCommand else {
                result.append(scalar)
                continue
            }
            result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
        }
        return String(result)
    }

    private var holdsStartOfCommand: Bool {
        var previous: UInt8 = 0
        for byte in utf8 {
            if byte == previous, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return true }
            previous = byte
        }
        return false
    }
}

extension Unicode.Scalar {
    /// True for what a reader does not see and a terminal, an editor or a browser obeys: controls, ends of lines, marks
    /// of direction.
    public var isHidden: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
