/// A type as the compiler writes it in a demangled symbol.
indirect enum CompilerType: Equatable {
    case named(CompilerPath)
    case optional(CompilerType)
    case array(CompilerType)
    case dictionary(CompilerType, CompilerType)
    case tuple([CompilerType])
    case function([CompilerType], CompilerType)
    case metatype(CompilerType)
    /// What is no one type of a name, or is in a form that is not understood.
    case other

    /// `A`: generic parameters have no module.
    var isGenericParameter: Bool {
        if case .named(let path) = self { return path.names.count == 1 && path.names[0].isGenericParameter }
        return false
    }

    init(_ text: Substring) {
        var reader = CompilerTextReader(text)
        self = reader.type()
        if !reader.isAtEnd { self = .other }
    }
}

/// What a declaration is called: `Main.Outer.Store`, or `(extension in Other):Main.Store.name`.
struct CompilerPath: Equatable {
    /// One component of a name: `Store`, or `(Store in _33A9…)` of a private declaration.
    struct Name: Equatable {
        let text: Substring
        var arguments: [CompilerType] = []

        /// `A`, `B1`: the compiler names generic parameters by their positions. A module may have such a name too.
        var isGenericParameter: Bool {
            guard let first = text.first, first.isASCII, first.isUppercase else { return false }
            return text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        }

        /// The name as the source has it, without backticks.
        var written: Substring {
            if text.hasPrefix("`") { return text.dropFirst().dropLast() }
            guard text.hasPrefix("("), let end = text.firstIndex(of: " ") else { return text }
            return text[text.index(after: text.startIndex)..<end]
        }
    }

    /// The modules of the extensions around, the innermost first: those of other modules than the extended type's, and
    /// those with conditions. Which of the names stands in an extension, the compiler does not tell.
    var extensionModules: [Substring] = []
    /// The module and the names of the types around come first.
    var names: [Name] = []

    /// True for what is declared at the same place, whatever its arguments are.
    func isSame(as other: CompilerPath) -> Bool {
        extensionModules == other.extensionModules && names.elementsEqual(other.names) { $0.text == $1.text }
    }

    /// What the type may be called that declares a member of this name: two answers where the extension may be around
    /// the member or around the type. None for what no type declares.
    var owners: [CompilerPath] {
        guard names.count > 2 else { return [] }
        let owner = CompilerPath(extensionModules: extensionModules, names: Array(names.dropLast()))
        guard !extensionModules.isEmpty else { return [owner] }
        return [owner, CompilerPath(extensionModules: Array(extensionModules.dropFirst()), names: owner.names)]
    }
}
