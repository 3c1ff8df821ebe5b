import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// The type of a property's values as it can be written in the code of its class.
struct PublishedValueType {
    private let semantics: Semantics
    private let property: StoredProperty
    private let owner: TypeID
    private let context: LexicalContext

    init(_ property: StoredProperty, of owner: TypeID, file: Int, _ semantics: Semantics) {
        self.property = property
        self.owner = owner
        self.semantics = semantics
        context = LexicalContext(file: file, types: semantics.index.enclosingTypes(of: owner))
    }

    private var index: ProjectIndex { semantics.index }

    /// From the annotation, from an initial value that can be of one type only, or from what the wrapper's key path
    /// leads to; nil where the compiler must infer it.
    var text: String? {
        if let type = property.writtenType { return written(type) }
        if let value = property.initialValue { return inferred(value) }
        return spelled(semantics.members.type(ofProperty: property.name, in: owner))
    }

    /// A type of the project, or one of the standard library, by a name that means it in the code of the class.
    private func spelled(_ type: ResolvedType) -> String? {
        switch type {
        case .optional(let inner): return spelled(inner).map { $0 + "?" }
        case .array(let element): return spelled(element).map { "[\($0)]" }
        case .external(let name, let arguments):
            guard arguments.isEmpty, SDKTypes.comparedWhole.contains(index.text(name)), resolve([name]) == type
            else { return nil }
            return index.text(name)
        case .nominal(let id, let arguments):
            let around = index.enclosingTypes(of: id)
            let path = around.reversed().map { index.types[$0].name }
            let spelledArguments = arguments.compactMap { spelled($0) }
            guard around.dropFirst().allSatisfy({ index.types[$0].genericParameters.isEmpty }),
                index.types[id].kind != .protocol,
                spelledArguments.count == index.types[id].genericParameters.count,
                case .nominal(id, _) = resolve(path)
            else { return nil }
            return index.qualifiedName(id) + (arguments.isEmpty ? "" : "<\(spelledArguments.joined(separator: ", "))>")
        default: return nil
        }
    }

    private func written(_ type: SyntaxNode) -> String? {
        guard isOnOneLine(type), !leavesArgumentsOut(type), !hasPlaceholder(type) else { return nil }
        guard type.kind == .implicitlyUnwrappedType else { return type.text }
        return type.typeChild.map { $0.text + "?" }
    }

    /// `Set` of `var names: Set = [""]`, whose element the initial value tells.
    private func leavesArgumentsOut(_ type: SyntaxNode) -> Bool {
        guard type.kind == .namedType, let last = type.lastTypeComponent, last.firstChild == nil
        else { return false }
        if SDKTypes.generic.contains(index.text(last.name)) { return true }
        guard type.childCount == 1 else { return semantics.declaresGeneric(last.name) }
        guard case .nominal(let id, _) = resolve(last.name) else { return false }
        return !index.types[id].genericParameters.isEmpty
    }

    /// `[_]` (SE-0315)
    private func hasPlaceholder(_ type: SyntaxNode) -> Bool {
        (type.firstToken..<type.endToken).contains {
            type.tree.text($0) == "_" && type.tree.tokens[$0 + 1].kind != .identifier
        }
    }

    private func isOnOneLine(_ node: SyntaxNode) -> Bool {
        let editing = Editing(tree: node.tree)
        return editing.isTriviaBlank(node.firstToken, node.lastToken)
            && !editing.hasNewline(Int(node.range.start)..<Int(node.range.end))
    }

    // MARK: Initial values

    private func inferred(_ value: SyntaxNode) -> String? {
        switch value.kind {
        case .stringExpression: return "String"
        case .literalExpression: return literal(value)
        case .prefixExpression:
            guard value.tree.text(value.anchor) == "-", let operand = value.expressionChild,
                operand.kind == .literalExpression
            else { return nil }
            return literal(operand)
        case .chainExpression: return made(value)
        case .arrayExpression:
            let elements = Set(value.children.map { inferred($0) })
            return elements.count == 1 ? elements.first?.map { "[\($0)]" } : nil
        default: return nil
        }
    }

    private func literal(_ value: SyntaxNode) -> String? {
        if value.name == KnownName.true.id || value.name == KnownName.false.id { return "Bool" }
        guard value.anchorToken.kind == .number else { return nil }
        let text = value.text
        if text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o") {
            return text.contains(".") || text.contains("p") ? "Double" : "Int"
        }
        return text.contains(".") || text.contains("e") || text.contains("E") ? "Double" : "Int"
    }

    /// `[Item]()`, `Set<Item>()`, `Date()`, `Item(name: "a")`, `Phase.idle`, `Player.Phase.idle`, `Defaults.phase`
    private func made(_ value: SyntaxNode) -> String? {
        if let type = typeOfStatic(value) ?? typeOfMember(value) { return type }
        guard let first = value.firstChild, let second = first.nextSibling, second.nextSibling == nil,
            isOnOneLine(first)
        else { return nil }
        switch (first.kind, second.kind) {
        case (.arrayExpression, .callComponent), (.dictionaryExpression, .callComponent),
            (.typeExpression, .callComponent):
            return second.firstChild == nil ? first.text : nil
        case (.identifierExpression, .callComponent): return typeMade(by: first, hasArguments: second.firstChild != nil)
        default: return nil
        }
    }

    /// An initializer of a type from outside may fail where it takes arguments.
    private func typeMade(by callee: SyntaxNode, hasArguments: Bool) -> String? {
        guard let first = callee.text.unicodeScalars.first, first.properties.isUppercase,
            index.globals(named: callee.name).isEmpty
        else { return nil }
        switch resolve(callee.name) {
        case .nominal(let id, _):
            if !index.types[id].genericParameters.isEmpty, callee.firstChild == nil { return nil }
            return neverFails(id) ? callee.text : nil
        case .external, .array, .dictionary:
            let isGeneric = SDKTypes.collections.contains(index.text(callee.name))
            return hasArguments || isGeneric && callee.firstChild == nil ? nil : callee.text
        default: return nil
        }
    }

    /// `Date().startOfDay()` and `Date().dayBefore`: the one member of this name that the project declares for the
    /// type.
    private func typeOfMember(_ value: SyntaxNode) -> String? {
        let parts = Array(value.children)
        guard parts.count == 3 || parts.count == 4, parts[0].kind == .identifierExpression,
            parts[1].kind == .callComponent, parts[2].kind == .memberComponent
        else { return nil }
        guard typeMade(by: parts[0], hasArguments: parts[1].firstChild != nil) != nil,
            let id = declaredType(parts[0].name)
        else { return nil }
        let named = semantics.members.members(named: parts[2].name, in: id)
        guard named.count == 1, let member = named.first?.member, named.first?.owner == id,
            isPlain(member, calledBy: parts.count == 4 ? parts[3] : nil)
        else { return nil }
        return spelledType(of: member, in: id)
    }

    /// The type that a member is written with, as it is spelled in the class.
    private func spelledType(of member: MemberReference, in owner: TypeID) -> String? {
        let place = LexicalContext(file: member.file, types: index.enclosingTypes(of: owner))
        func spelled(_ written: TypeReference) -> String? {
            switch written {
            case .optional(let inner): return spelled(inner).map { $0 + "?" }
            case .array(let element): return spelled(element).map { "[\($0)]" }
            default: break
            }
            switch semantics.types.resolve(written, in: place) {
            // A set is known as an array of its elements, also as an argument and behind an alias.
            case .nominal(_, let arguments) where !arguments.isEmpty: return nil
            case .array, .optional: return nil
            case let type: return self.spelled(type)
            }
        }
        return spelled(index.decode(index.fact(member).type, file: member.file))
    }

    /// A type of the project, or one from outside that the project extends.
    private func declaredType(_ name: NameID) -> TypeID? {
        switch resolve(name) {
        case .nominal(let id, _): index.types[id].genericParameters.isEmpty ? id : nil
        case .external(let name, _): index.extendedType(named: name)
        default: nil
        }
    }

    /// True for a property with a written type, or for a function that gets all of its arguments: none from outside
    /// that is called so is preferred to it.
    private func isPlain(_ member: MemberReference, calledBy call: SyntaxNode?) -> Bool {
        let fact = index.fact(member)
        guard fact.type != 0, !fact.flags.contains(.isStatic), fact.genericParameters.isEmpty,
            member.file == context.file || fact.access > .fileprivate
        else { return false }
        guard index.isVisible(from: context.file, modules: index.modules[member.file]) else { return false }
        guard let call else { return fact.kind == .property }
        let labels = fact.parameters.map { index.translate($0.label, file: member.file) }
        return fact.kind == .function && call.kind == .callComponent && call.childCount == labels.count
            && call.argumentLabels == labels
    }

    private func resolve(_ name: NameID) -> ResolvedType { resolve([name]) }

    private func resolve(_ path: [NameID]) -> ResolvedType {
        semantics.types.resolve(.named(path.map { TypeReference.Component(name: $0) }), in: context)
    }

    /// True where no initializer of the type can give nil.
    private func neverFails(_ type: TypeID) -> Bool {
        guard index.types[type].kind == .struct || index.types[type].kind == .class else { return false }
        return ([type] + index.superclasses(of: type)).allSatisfy { id in
            index.members(named: KnownName.`init`.id, of: id).allSatisfy { member in
                guard let analysis = semantics.project.analysis(of: member.file) else { return false }
                let end = Int(index.fact(member).offset) + 4
                let bytes = analysis.source.bytes
                return end < bytes.count && bytes[end] != UInt8(ascii: "?") && bytes[end] != UInt8(ascii: "!")
            }
        }
    }

    /// What a chain of names of types ends with: a case without values, or a static property with a written type.
    private func typeOfStatic(_ value: SyntaxNode) -> String? {
        let parts = Array(value.children)
        let isPath = parts.allSatisfy { part in
            (part.kind == .identifierExpression || part.kind == .memberComponent) && part.firstChild == nil
        }
        guard isPath, isOnOneLine(value), let last = parts.last,
            case .nominal(let id, _) = resolve(parts.dropLast().map(\.name))
        else { return nil }
        let named = index.members(named: last.name, of: id)
        let isCase =
            !named.isEmpty
            && named.allSatisfy { member in
                index.fact(member).kind == .enumCase && index.fact(member).parameters.isEmpty
            }
        if isCase { return index.types[id].genericParameters.isEmpty ? parts.dropLast().map(\.text).joined() : nil }
        guard named.count == 1, let member = named.first else { return nil }
        let fact = index.fact(member)
        guard fact.kind == .property, fact.flags.contains(.isStatic), fact.type != 0 else { return nil }
        return spelledType(of: member, in: id)
    }
}
