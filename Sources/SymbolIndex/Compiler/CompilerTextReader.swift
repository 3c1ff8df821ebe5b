/// Reads demangled text from left to right.
///
/// The text may come from a damaged index, so that nothing is expected of it.
struct CompilerTextReader {
    private(set) var rest: Substring
    /// How many types the one that is read lies within.
    private var depth = 0

    init(_ text: Substring) { rest = text }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads over a text; false where another one follows.
    mutating func skip(_ text: StaticString) -> Bool {
        let isNext = text.withUTF8Buffer { rest.utf8.starts(with: $0) }
        if isNext { rest = rest[rest.utf8.index(rest.startIndex, offsetBy: text.utf8CodeUnitCount)...] }
        return isNext
    }

    private mutating func skipCharacter() { rest = Substring(rest.unicodeScalars.dropFirst()) }

    // MARK: Names

    /// `Main.Outer.Store`, as far as it goes. What stands in angle brackets is a signature, such as `<A where A: B>`.
    mutating func declarationPath() -> CompilerPath? {
        path { reader, _ in
            if reader.follows("<") { reader.skipAngleBrackets() }
        }
    }

    /// `Main.Outer<Main.Store>.Inner`
    private mutating func typePath() -> CompilerPath? {
        path { reader, name in
            guard reader.follows("<"), let arguments = reader.genericArguments() else { return }
            name.arguments = arguments
            // The conditions of the extension that declares the next name.
            if reader.follows("<") { reader.skipAngleBrackets() }
        }
    }

    private mutating func path(
        _ readGenerics: (inout CompilerTextReader, inout CompilerPath.Name) -> Void
    ) -> CompilerPath? {
        var path = CompilerPath()
        while skip("(extension in ") {
            guard let module = name(), skip("):") else { return nil }
            path.extensionModules.append(module)
        }
        repeat {
            guard let text = name() else { return nil }
            var name = CompilerPath.Name(text: text)
            readGenerics(&self, &name)
            path.names.append(name)
            // `Main.Store...` is any number of values.
        } while !follows("...") && skip(".")
        return path
    }

    /// `Store`, `(Store in _33A9…)` of a private declaration, or `(in _33A9…)` of a private initializer.
    private mutating func name() -> Substring? {
        let start = self
        if skip("(") {
            let isNamed = !plainName().isEmpty
            let isPrivate = isNamed ? skip(" in _") : skip("in _")
            if isPrivate, !plainName().isEmpty, skip(")") { return start.rest[..<rest.startIndex] }
        } else if skip("`") {
            while !isAtEnd, !follows("`") { skipCharacter() }
            if skip("`") { return start.rest[..<rest.startIndex] }
        } else {
            let text = plainName()
            return text.isEmpty ? nil : text
        }
        self = start
        return nil
    }

    /// Perhaps empty.
    private mutating func plainName() -> Substring {
        let text = rest[..<rest.utf8.prefix { $0.isPartOfWord || $0 == UInt8(ascii: "$") }.endIndex]
        rest = rest[text.endIndex...]
        return text
    }

    private func follows(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { rest.utf8.starts(with: $0) }
    }

    /// Calls a function with each name in the text and the names before it: in `Main.Box.make() -> Main.Store` with
    /// those of `Main`, `Main.Box`, `Main.Box.make`, `Main` and `Main.Store`.
    ///
    /// Forms that nothing else here understands are read as well.
    mutating func forEachName(_ body: ([Substring]) -> Void) {
        var path: [Substring] = []
        // Those whose arguments are read.
        var outerPaths: [[Substring]] = []
        while !isAtEnd {
            if let name = name() {
                path.append(name)
                body(path)
            } else if skip(">") {
                path = outerPaths.popLast() ?? []
            } else {
                if skip("<") { outerPaths.append(path) } else if !skip("->") { skipCharacter() }
                path = []
                continue
            }
            if !skip("."), !follows("<") { path = [] }
        }
    }

    // MARK: Generics

    /// `<Main.Store>`; nothing is read where it is another form.
    private mutating func genericArguments() -> [CompilerType]? {
        var reader = self
        guard reader.skip("<") else { return nil }
        var arguments: [CompilerType] = []
        repeat { arguments.append(reader.type()) } while reader.skip(", ")
        guard reader.skip(">") else { return nil }
        self = reader
        return arguments
    }

    /// `<A, B where A: Main.Base>`; everything is read where it does not end.
    private mutating func skipAngleBrackets() {
        var open = 0
        repeat {
            if skip("->") { continue }
            if skip("<") { open += 1 } else if skip(">") { open -= 1 } else { skipCharacter() }
        } while open > 0 && !isAtEnd
    }

    // MARK: Types

    mutating func type() -> CompilerType {
        guard depth < Limits.compilerTypeDepth else { return .other }
        depth += 1
        defer { depth -= 1 }
        for modifier in CompilerTextReader.modifiers { _ = skip(modifier) }
        let hasAttributes = skipAttributes()
        let isPack = skip("repeat ")
        var type = suffixed(simpleType())
        while skip(" & ") {
            _ = suffixed(simpleType())
            type = .other
        }
        if isPack { type = .other }
        guard isBeforeArrow else { return hasAttributes ? .other : type }
        _ = skip(" async")
        if skip(" throws"), skip("(") {
            _ = self.type()
            guard skip(")") else { return .other }
        }
        guard skip(" -> ") else { return .other }
        if case .tuple(let parameters) = type { return .function(parameters, self.type()) }
        return .function([type], self.type())
    }

    /// How a parameter is handed over, which is no part of its type.
    private static let modifiers: [StaticString] = ["inout ", "isolated ", "sending ", "__owned ", "__shared "]

    /// Reads over `@Sendable @Main.Worker `, `nonisolated(nonsending) ` and the like, which only functions have.
    private mutating func skipAttributes() -> Bool {
        let start = rest.startIndex
        while true {
            if skip("nonisolated(nonsending) ") { continue }
            guard skip("@") else { return rest.startIndex != start }
            _ = declarationPath()
            if skip("(") {
                _ = plainName()
                _ = skip(")")
            }
            _ = skip(" ")
        }
    }

    private var isBeforeArrow: Bool { follows(" -> ") || follows(" throws") || follows(" async") }

    /// `Main.Store?`, `(Main.Store, Main.Store).Type`
    private mutating func suffixed(_ type: CompilerType) -> CompilerType {
        var type = type
        for _ in depth..<Limits.compilerTypeDepth {
            if skip("?") {
                type = .optional(type)
            } else if skip(".Type") {
                type = .metatype(type)
            } else {
                return type
            }
        }
        return .other
    }

    private mutating func simpleType() -> CompilerType {
        _ = skip("any ")
        if skip("[") { return bracketed() }
        if follows("("), !follows("(extension in "), !isPrivateName { return tuple() }
        guard var path = typePath() else { return .other }
        if follows("<") {
            // Arguments that are not understood, or `any Main.Base<Self.Value == Main.Store>`.
            skipAngleBrackets()
            return .other
        }
        // `.Type` was read as the last of the names. `.Protocol` is the type of the protocol itself.
        switch path.names.last?.text {
        case "Protocol": return .other
        case "Type" where path.names.count > 1:
            path.names.removeLast()
            return .metatype(sugared(path))
        default: return sugared(path)
        }
    }

    private var isPrivateName: Bool {
        var reader = self
        return reader.name() != nil
    }

    /// `Swift.Optional<Main.Store>` is `Main.Store?`.
    private func sugared(_ path: CompilerPath) -> CompilerType {
        let names = path.names
        // `some`, `Any`, or the number of elements.
        if names.count == 1, !names[0].isGenericParameter { return .other }
        guard names[0].text == "Swift", path.extensionModules.isEmpty else { return .named(path) }
        if names.count == 3 { return partOfDictionary(names[1], names[2].text) ?? .named(path) }
        guard names.count == 2 else { return .named(path) }
        let arguments = names[1].arguments
        switch (names[1].text, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .named(path)
        }
    }

    /// `Swift.Dictionary<Swift.String, Main.Store>.Values` is an array to the product, as its member `values` is.
    private func partOfDictionary(_ dictionary: CompilerPath.Name, _ part: Substring) -> CompilerType? {
        guard dictionary.text == "Dictionary", dictionary.arguments.count == 2 else { return nil }
        switch part {
        case "Keys": return .array(dictionary.arguments[0])
        case "Values": return .array(dictionary.arguments[1])
        default: return nil
        }
    }

    /// `[Main.Store]` or `[Swift.String : Main.Store]`, behind the bracket.
    private mutating func bracketed() -> CompilerType {
        let first = type()
        guard skip(" : ") else { return skip("]") ? .array(first) : .other }
        let value = type()
        return skip("]") ? .dictionary(first, value) : .other
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
        return elements.count == 1 && !isBeforeArrow ? elements[0] : .tuple(elements)
    }

    private mutating func skipLabel() {
        let start = self
        if plainName().isEmpty || !skip(": ") { self = start }
    }
}
