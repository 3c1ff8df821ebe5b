import Syntax

/// A type as it was written, with names of the project's table.
public indirect enum TypeReference: Hashable, Sendable {
    public struct Component: Hashable, Sendable {
        public let name: NameID
        public let arguments: [TypeReference]
        /// True for `Module` of `Module::Type`.
        public let isModule: Bool

        public init(name: NameID, arguments: [TypeReference] = [], isModule: Bool = false) {
            self.name = name
            self.arguments = arguments
            self.isModule = isModule
        }
    }

    case unknown
    case named([Component])
    case optional(TypeReference)
    case array(TypeReference)
    case dictionary(TypeReference, TypeReference)
    /// A function by its result and what it gets.
    case function(TypeReference, parameters: [TypeReference])
    /// The elements, and the labels of all of them, `_` for one without; no labels where none has one.
    case tuple([TypeReference], labels: [NameID] = [])
    case some(TypeReference)
    case any(TypeReference)
    case composition([TypeReference])
    case metatype(TypeReference)
    /// An initial value, for a declaration without a written type.
    case expression([ChainPart])

    /// A name alone, without arguments.
    public static func plain(_ name: NameID) -> TypeReference { .named([Component(name: name)]) }

    public enum ChainPart: Hashable, Sendable {
        case name(NameID, [TypeReference])
        case implicitMember(NameID)
        /// `Module` of `Module::name`.
        case module(NameID)
        case member(NameID, [TypeReference])
        /// The names of a key path that is the only argument, as in `resolve(\Container.session)`.
        case call(hasArguments: Bool, keyPath: [NameID])
        case `subscript`(isRange: Bool)
        case optional, force
        /// `[\.name]`
        case keyPath(NameID)
        /// An array literal by the type of its first element: a value `[Model()]`, or a type `[Model]`.
        case array(NameID, ofValues: Bool)
        /// A dictionary literal by its first entry, in the same way; 0 for what has no name.
        case dictionary(key: NameID, value: NameID, ofValues: Bool)
        case string, unknown
        /// Any other literal, by the type that it has on its own; 0 for `nil`.
        case literal(NameID)
        /// `try?` of all before it.
        case tried
        /// A closure by what it gives; behind another part that of `map { … }`.
        case closure(TypeReference)
    }

    /// Decodes what `TypeEncoder` wrote at `offset`. `names` translates the names of the file's worker.
    static func decode(_ codes: [UInt32], at offset: CodeOffset, names: [NameID]) -> TypeReference {
        guard offset != 0 else { return .unknown }
        var decoder = TypeDecoder(codes: codes, position: Int(offset), names: names)
        return decoder.next()
    }

    /// The name without arguments of a simple or qualified type; looks through optionals.
    public var lastName: NameID? {
        switch self {
        case .named(let components): components.last?.name
        case .optional(let inner): inner.lastName
        default: nil
        }
    }

    /// Calls `body` for every name that is written in it.
    ///
    /// - Parameter includingParameters: false to leave out those of what a function gets.
    public func forEachName(includingParameters: Bool = false, _ body: (NameID) -> Void) {
        switch self {
        case .unknown: break
        case .named(let components):
            for component in components {
                body(component.name)
                for argument in component.arguments {
                    argument.forEachName(includingParameters: includingParameters, body)
                }
            }
        case .function(let result, let parameters):
            result.forEachName(includingParameters: includingParameters, body)
            guard includingParameters else { break }
            for parameter in parameters { parameter.forEachName(includingParameters: true, body) }
        case .optional(let inner), .array(let inner), .some(let inner), .any(let inner), .metatype(let inner):
            inner.forEachName(includingParameters: includingParameters, body)
        case .dictionary(let key, let value):
            key.forEachName(includingParameters: includingParameters, body)
            value.forEachName(includingParameters: includingParameters, body)
        case .tuple(let parts, _), .composition(let parts):
            for part in parts { part.forEachName(includingParameters: includingParameters, body) }
        case .expression(let parts): for part in parts { part.forEachName(body) }
        }
    }
}

extension TypeReference {
    /// `Outer.Inner`
    var isQualified: Bool {
        if case .named(let components) = self { return components.count > 1 }
        return false
    }

    /// The type of the standard library that is written in a way of its own: `Optional` of `Model?`.
    var nameOfSugar: NameID? {
        switch self {
        case .optional: KnownName.Optional.id
        case .array: KnownName.Array.id
        case .dictionary: KnownName.Dictionary.id
        default: nil
        }
    }
}

extension TypeReference.ChainPart {
    fileprivate func forEachName(_ body: (NameID) -> Void) {
        switch self {
        case .name(let name, let arguments), .member(let name, let arguments):
            body(name)
            for argument in arguments { argument.forEachName(body) }
        case .implicitMember(let name), .module(let name), .keyPath(let name), .array(let name, _), .literal(let name):
            body(name)
        case .dictionary(let key, let value, _):
            body(key)
            body(value)
        case .closure(let result): result.forEachName(body)
        case .call(_, let path): for name in path { body(name) }
        case .subscript, .optional, .force, .tried, .string, .unknown: break
        }
    }
}

private struct TypeDecoder {
    let codes: [UInt32]
    var position: Int
    let names: [NameID]

    private mutating func word() -> UInt32 {
        guard position < codes.count else { return 0 }
        position += 1
        return codes[position - 1]
    }

    private mutating func list(_ count: Int) -> [TypeReference] {
        var result: [TypeReference] = []
        for _ in stride(from: 0, to: count, by: 1) { result.append(next()) }
        return result
    }

    private mutating func tuple(_ count: Int) -> TypeReference {
        var elements: [TypeReference] = []
        var labels: [NameID] = []
        for _ in 0..<count {
            labels.append(name(word()))
            elements.append(next())
        }
        let isLabeled = labels.contains { $0 != KnownName.wildcard.id }
        return .tuple(elements, labels: isLabeled ? labels : [])
    }

    private func name(_ id: UInt32) -> NameID { Int(id) < names.count ? names[Int(id)] : id }

    mutating func next() -> TypeReference {
        let word = word()
        let count = Int(word >> 4)
        let tag = TypeEncoder.Tag(rawValue: word & 15) ?? .unknown
        switch tag {
        case .unknown: return .unknown
        case .named, .selected:
            var components: [TypeReference.Component] = []
            for number in 0..<count {
                let component = name(self.word())
                let arguments = Int(self.word())
                components.append(
                    TypeReference.Component(
                        name: component, arguments: list(arguments), isModule: tag == .selected && number == 0))
            }
            return .named(components)
        case .optional: return .optional(next())
        case .array: return .array(next())
        case .dictionary:
            let parts = list(count)
            return parts.count == 2 ? .dictionary(parts[0], parts[1]) : .unknown
        case .function:
            let result = next()
            return .function(result, parameters: list(count - 1))
        case .tuple: return tuple(count)
        case .some: return .some(next())
        case .any: return .any(next())
        case .composition: return .composition(list(count))
        case .metatype: return .metatype(next())
        case .chain: return .expression(chain(count))
        }
    }

    private mutating func chain(_ count: Int) -> [TypeReference.ChainPart] {
        var parts: [TypeReference.ChainPart] = []
        for _ in 0..<count {
            let word = word()
            let id = name(word >> 4)
            switch TypeEncoder.ChainPart(rawValue: word & 15) ?? .unknown {
            case .name: parts.append(.name(id, list(Int(self.word()))))
            case .member: parts.append(.member(id, list(Int(self.word()))))
            case .array:
                parts.append(.array(id, ofValues: self.word() == 1))
            case .dictionary:
                let key = name(self.word())
                parts.append(.dictionary(key: key, value: id, ofValues: self.word() == 1))
            case .implicitMember: parts.append(.implicitMember(id))
            case .module: parts.append(.module(id))
            case .keyPath: parts.append(.keyPath(id))
            case .call:
                let path = stride(from: 1, to: word >> 4, by: 1).map { _ in name(self.word()) }
                parts.append(.call(hasArguments: word >> 4 != 0, keyPath: path))
            case .subscript: parts.append(.subscript(isRange: word >> 4 != 0))
            case .optional: parts.append(.optional)
            case .force: parts.append(.force)
            case .tried: parts.append(.tried)
            case .literal: parts.append(.literal(id))
            case .string: parts.append(.string)
            case .closure: parts.append(.closure(next()))
            case .unknown: parts.append(.unknown)
            }
        }
        return parts
    }
}
