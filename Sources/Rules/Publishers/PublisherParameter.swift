import Semantics
import SymbolIndex
import Syntax

/// `func follow(_ names: Published<String>.Publisher)`: a parameter that takes any publisher of the same values once
/// it is written as `some Publisher<String, Never>` (catalogue 155).
struct PublisherParameter {
    /// `Published<String>.Publisher`
    let type: PublishedPublisherType

    var opaque: String { "some Publisher<\(type.value.text), Never>" }

    /// Nil where the function, or what it does with the publisher, may ask for the publisher's own type.
    init?(_ parameter: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) {
        guard parameter.kind == .parameter, let written = parameter.typeChild, written.lastToken == parameter.lastToken,
            let type = PublishedPublisherType(written), let function = parameter.parent?.parent,
            PublisherParameter.isFree(function, analysis, semantics),
            PublisherParameter.passesValuesOn(parameter, function, analysis, semantics)
        else { return nil }
        self.type = type
    }

    /// - Parameter number: that of a parameter of the function.
    init?(_ number: Int, of function: MemberReference, _ semantics: Semantics) {
        guard let (node, analysis) = semantics.node(of: function), number < node.parameters.count else { return nil }
        self.init(node.parameters[number], analysis, semantics)
    }

    /// True for a function with a body that nothing overrides, asks for or names but to call it. In what extends a type
    /// from outside, `Publisher` may be one of that.
    private static func isFree(_ function: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) -> Bool {
        let index = semantics.index
        guard function.child(.codeBlock) != nil, !Modifiers(function).isOverride, !namesPublishedElsewhere(function),
            index.types(named: KnownName.Publisher.id).isEmpty
        else { return false }
        let isInitializer = function.kind == .initializerDeclaration
        if function.parent?.kind == .sourceFile {
            return index.globals(named: function.name).count == 1 && isOnlyCalled(function.name, semantics)
        }
        let name = isInitializer ? KnownName.`init`.id : function.name
        guard function.parent?.kind == .memberBlock, let owner = analysis.enclosingType(of: function),
            index.types[owner].kind != .protocol, index.types[owner].kind != .external,
            !semantics.isRequirement(name, of: owner)
        else { return false }
        let all = semantics.family(of: owner).flatMap { index.members(named: name, of: $0) }
        guard isInitializer else { return all.count == 1 && isOnlyCalled(name, semantics) }
        let labels = self.labels(of: function)
        let alike = index.members(named: name, of: owner).filter { member in
            semantics.node(of: member).map { self.labels(of: $0.node) == labels } ?? true
        }
        return alike.count == 1
            && !all.contains { index.fact($0).flags.contains(.isOverride) || isRequired($0, semantics) }
    }

    private static func isRequired(_ member: MemberReference, _ semantics: Semantics) -> Bool {
        semantics.node(of: member)?.node.children.contains { $0.kind == .modifier && $0.text == "required" } ?? true
    }

    private static func labels(of function: SyntaxNode) -> [String] {
        function.parameters.map { $0.tree.text($0.firstToken) }
    }

    /// `-> Published<T>.Publisher` and `where P == Published<T>.Publisher`
    private static func namesPublishedElsewhere(_ function: SyntaxNode) -> Bool {
        function.children.contains { part in
            switch part.kind {
            case .returnType, .whereClause, .genericParameterClause:
                part.contains { $0.kind == .typeComponent && $0.name == KnownName.Published.id }
            default: false
            }
        }
    }

    private static func isOnlyCalled(_ name: NameID, _ semantics: Semantics) -> Bool {
        semantics.files(mentioning: name).allSatisfy { file in
            guard let analysis = semantics.project.analysis(of: file), analysis.problem == nil else { return false }
            return semantics.code(of: analysis).nodes(named: name, in: semantics.tree(of: analysis).root).allSatisfy {
                node in
                switch node.kind {
                case .identifierExpression, .memberComponent: node.nextSibling?.kind == .callComponent
                default: node.kind == .functionDeclaration
                }
            }
        }
    }

    /// True where the body asks the publisher only for values.
    private static func passesValuesOn(
        _ parameter: SyntaxNode, _ function: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics
    ) -> Bool {
        guard let body = function.child(.codeBlock) else { return false }
        return semantics.code(of: analysis).nodes(named: parameter.name, in: body).allSatisfy { node in
            // An argument has the name of its value.
            if node.kind == .memberComponent || node.kind == .argument { return true }
            guard node.kind == .identifierExpression, LocalName(node.name, at: node)?.declaration == parameter else {
                return false
            }
            return if case .values = PublisherUse.of(node, semantics) { true } else { false }
        }
    }
}

extension Semantics {
    /// The classes whose own publishers are passed by a parameter of the function that it belongs to.
    func classesPassingPublishers(by parameter: SyntaxNode) -> [TypeID] {
        let found = project.table.publisherUses.filter { _, uses in uses.contains { isPassed($0.node, by: parameter) } }
        return Set(found.keys.map(\.owner)).sorted()
    }

    private func isPassed(_ projection: SyntaxNode, by parameter: SyntaxNode) -> Bool {
        guard let argument = projection.wholeExpression.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent, let callee = call.previousSibling
        else { return false }
        return GenericArgument(argument, of: call, callee, self).parameters.contains { function, number in
            guard let node = node(of: function)?.node, number < node.parameters.count else { return false }
            return node.parameters[number] == parameter
        }
    }
}
