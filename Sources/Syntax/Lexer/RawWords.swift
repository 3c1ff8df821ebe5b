/// The words of a file that can't be trusted to be lexed rightly: one whose comment or string never ends may hide all
/// the rest.
enum RawWords {
    /// Calls `body` with each run of letters, digits and underscores, whatever it stands in, as a name. Zero bytes are
    /// passed over, so that words of UTF-16 are found as well.
    static func collect(_ bytes: [UInt8], names: inout NameTable, _ body: (NameID, _ isProjected: Bool) -> Void) {
        var word: [UInt8] = []
        var isProjected = false
        func end(_ names: inout NameTable) {
            guard !word.isEmpty else { return }
            word.withUnsafeBufferPointer { body(names.intern($0), isProjected) }
            word.removeAll(keepingCapacity: true)
        }
        for byte in bytes where byte != 0 {
            if isPart(byte) && word.count < longest {
                word.append(byte)
            } else {
                end(&names)
                isProjected = byte == UInt8(ascii: "$")
            }
        }
        end(&names)
    }

    /// Every byte of a character outside ASCII may belong to a name; 0xFE and 0xFF occur in no UTF-8, but at the start
    /// of UTF-16.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch CharacterClass.table[Int(byte)] {
        case .identifier, .digit: true
        case .high: byte < 0xFE
        default: false
        }
    }

    /// No name is as long, and a file of zeros and ones would be one word.
    private static let longest = 256
}

extension SyntaxTree {
    /// Names that stand anywhere in the file, in comments and strings too, where a problem may have hidden code from
    /// the lexer.
    public func forEachWord(names: inout NameTable, _ body: (NameID, _ isProjected: Bool) -> Void) {
        RawWords.collect(file.bytes, names: &names, body)
    }

    /// A comment, a string or a file without an end that the lexer could see, so that names may be missing among the
    /// tokens.
    public var mayHideNames: Bool {
        problems.contains { problem in
            switch problem.kind {
            case .unterminatedComment, .unterminatedString, .invalidUTF8, .fileTooLarge: true
            default: false
            }
        }
    }
}
