/// A type as the compiler writes it in a demangled symbol.
indirect enum CompilerType: Equatable {
    /// The module and the names of the types around come first: `Main.Outer.Store`.
    case named([Name])
    case optional(CompilerType)
    case array(CompilerType)
    case dictionary(CompilerType, CompilerType)
    case tuple([CompilerType])
    case function([CompilerType], CompilerType)
    case metatype(CompilerType)
    case other

    /// One component of a name: `Store`, or `(Store in _33A9…)` of a private declaration.
    struct Name: Equatable {
        let text: Substring
        var arguments: [CompilerType] = []

        /// `A`, `B1`: the compiler names generic parameters by their positions. A module may have such a name too.
        var isGenericParameter: Bool {
            guard let first = text.first, first.isASCII, first.isUppercase else { return false }
            return text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        }

        /// The name as the source has it.
        var written: Substring {
            guard text.hasPrefix("("), let end = text.firstIndex(of: " ") else { return text }
            return text[text.index(after: text.startIndex)..<end]
        }
    }

    /// `A`: generic parameters have no module.
    var isGenericParameter: Bool {
        if case .named(let names) = self { return names.count == 1 && names[0].isGenericParameter }
        return false
    }

    init(_ text: Substring) {
        var reader = CompilerTextReader(text)
        self = reader.type()
        if !reader.isAtEnd { self = .other }
    }
}

/// What a demangled symbol says of a declaration.
struct CompilerDeclaration {
    /// The module, the types around and the name.
    let path: [CompilerType.Name]
    let isStatic: Bool
    /// The type of a property.
    let type: CompilerType?
    /// The parameters and the result of a function; a label stands before its type.
    let parameters: [CompilerType]
    let result: CompilerType?

    /// Nil where the text is in a form that is not understood.
    init?(_ symbol: CompilerSymbol) {
        var text = Substring(symbol.description)
        isStatic = text.drop(prefix: "static ")
        // What an extension of another module declares belongs to the type all the same.
        if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ":") { text = text[text.index(after: end)...] }
        var reader = CompilerTextReader(text)
        guard let path = reader.path() else { return nil }
        self.path = path
        switch symbol.kind {
        case .type:
            guard reader.isAtEnd else { return nil }
            (type, parameters, result) = (nil, [], nil)
        case .property:
            guard reader.skip(" : ") else { return nil }
            (type, parameters, result) = (CompilerType(reader.rest), [], nil)
        case .function:
            reader.skipGenericSignature()
            guard case .function(let parameters, let result) = CompilerType(reader.rest) else { return nil }
            (type, self.parameters, self.result) = (nil, parameters, result)
        case .other: return nil
        }
    }
}

/// Reads demangled text from left to right.
private struct CompilerTextReader {
    private(set) var rest: Substring

    init(_ text: Substring) { rest = text }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ text: String) -> Bool { rest.drop(prefix: text) }

    /// `Main.Outer<A>.Store`, as far as it goes.
    mutating func path() -> [CompilerType.Name]? {
        var names: [CompilerType.Name] = []
        repeat {
            guard let text = name() else { return nil }
            var part = CompilerType.Name(text: text)
            // A generic signature stands behind the name of a function, and has no arguments to read.
            if rest.hasPrefix("<"), let arguments = genericArguments() { part.arguments = arguments }
            names.append(part)
        } while skip(".")
        return names
    }

    private mutating func name() -> Substring? {
        if rest.hasPrefix("(") {
            guard let end = rest.firstIndex(of: ")"), rest[..<end].contains(" in _") else { return nil }
            defer { rest = rest[rest.index(after: end)...] }
            return rest[...end]
        }
        let text = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[text.endIndex...]
        return text.isEmpty ? nil : text
    }

    /// `<Main.Store>`; nothing is read where it is a signature with conditions.
    private mutating func genericArguments() -> [CompilerType]? {
        var reader = self
        guard reader.skip("<") else { return nil }
        var arguments: [CompilerType] = []
        repeat { arguments.append(reader.type()) } while reader.skip(", ")
        guard reader.skip(">") else { return nil }
        self = reader
        return arguments
    }

    /// `<A, B where A: Main.Base>`
    mutating func skipGenericSignature() {
        guard rest.hasPrefix("<") else { return }
        var depth = 0
        var previous: Character = " "
        for index in rest.indices {
            if rest[index] == "<" { depth += 1 }
            if rest[index] == ">", previous != "-" { depth -= 1 }
            previous = rest[index]
            guard depth == 0 else { continue }
            rest = rest[rest.index(after: index)...]
            return
        }
    }

    mutating func type() -> CompilerType {
        var type = simpleType()
        while true {
            if skip("?") { type = .optional(type) } else if skip(".Type") { type = .metatype(type) } else { break }
        }
        let isAsync = skip(" async")
        let doesThrow = skip(" throws")
        if skip(" -> ") {
            let result = self.type()
            if case .tuple(let parameters) = type { return .function(parameters, result) }
            return .function([type], result)
        }
        return isAsync || doesThrow ? .other : type
    }

    private mutating func simpleType() -> CompilerType {
        for attribute in ["@escaping ", "@autoclosure ", "@Sendable ", "@MainActor ", "@Swift.MainActor ", "__owned ", "__shared ", "any "] { _ = skip(attribute) }
        if rest.hasPrefix("("), !isPrivateName { return tuple() }
        if skip("[") {
            let first = type()
            if skip(" : ") {
                let value = type()
                return skip("]") ? .dictionary(first, value) : .other
            }
            return skip("]") ? .array(first) : .other
        }
        guard var names = path() else { return .other }
        // `.Type` was read as the last of the names.
        guard names.last?.text == "Type", names.count > 1 else { return sugared(names) }
        names.removeLast()
        return .metatype(sugared(names))
    }

    /// `Swift.Optional<Main.Store>` is `Main.Store?`.
    private func sugared(_ names: [CompilerType.Name]) -> CompilerType {
        guard names.count == 2, names[0].text == "Swift" else { return .named(names) }
        let arguments = names[1].arguments
        switch (names[1].text, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .named(names)
        }
    }

    private var isPrivateName: Bool {
        guard let end = rest.firstIndex(of: ")") else { return false }
        return rest[..<end].contains(" in _")
    }

    private mutating func tuple() -> CompilerType {
        guard skip("(") else { return .other }
        if skip(")") { return .tuple([]) }
        var elements: [CompilerType] = []
        repeat {
            skipLabel()
            let element = type()
            // Any number of values of the type.
            elements.append(skip("...") ? .array(element) : element)
        } while skip(", ")
        guard skip(")") else { return .other }
        return elements.count == 1 && !rest.hasPrefix(" ->") && !rest.hasPrefix(" throws") && !rest.hasPrefix(" async")
            ? elements[0] : .tuple(elements)
    }

    private mutating func skipLabel() {
        let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if rest[label.endIndex...].hasPrefix(": ") { rest = rest[label.endIndex...].dropFirst(2) }
    }
}

extension Substring {
    /// Removes a prefix; false where the text does not have it.
    fileprivate mutating func drop(prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        self = dropFirst(prefix.count)
        return true
    }
}
