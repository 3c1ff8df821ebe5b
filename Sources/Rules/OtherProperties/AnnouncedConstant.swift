import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `let clock = Clock()` as `private(set) var clock = Clock()`, which the macro tracks, so that what the object holds
/// can be announced by hand (catalogue 47). Nobody could tell the variable from the constant.
struct AnnouncedConstant {
    let edit: TextEdit

    /// Nil where the variable may not compile, or not behave as the constant does.
    init?(_ property: StoredProperty, _ decider: PropertyDecider) {
        let (context, type) = (decider.context, decider.type)
        guard property.isLet, property.pattern.kind == .identifierPattern, property.attributes.isEmpty,
            !property.pattern.anchorToken.isBackticked,
            property.declaration.children.filter({ $0.kind == .binding }).count == 1,
            property.modifiers.allSatisfy({ $0.text == "\(property.access)" }),
            context.semantics.checkedSendable(type) == nil, !AnnouncedConstant.isCoded(type, context.index),
            PublisherBridge.isFree("_" + property.pattern.text, in: type, context.semantics),
            decider.mayBeTracked(property),
            !AnnouncedConstant.mayBeReadOffActor(property.name, of: type, context.semantics)
        else { return nil }
        let keyword = property.access == .private ? "var" : "private(set) var"
        edit = context.editing.replaceToken(property.declaration.anchor, keyword)
    }

    private static func isCoded(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        let coding = [KnownName.Codable.id, KnownName.Decodable.id, KnownName.Encodable.id]
        return index.foreignConformances(of: type).contains(where: coding.contains)
    }

    /// A constant may be read from anywhere, whichever actor its class is on.
    private static func mayBeReadOffActor(_ name: NameID, of type: TypeID, _ semantics: Semantics) -> Bool {
        let index = semantics.index
        guard index.isolation(of: type).mayBeActor else { return false }
        let isRequired = index.foreignConformances(of: type).map { index.text($0) }.contains { text in
            SDKProtocols.requirements(of: text)?.contains(index.text(name)) ?? !SDKAncestors.plain.contains(text)
        }
        if isRequired || semantics.isRequirement(name, of: type) { return true }
        return semantics.isNamed(name) { node, analysis in
            let isRead =
                node.kind == .memberComponent
                || node.kind == .identifierExpression && LocalName(node.name, at: node) == nil
            return isRead && analysis.uses.mayMean(node, memberOf: [type])
                && !semantics.isOnActor(of: type, node, analysis) { $0 == .main || $0 == .inherited }
        }
    }
}

extension Semantics {
    /// The constants that a class declares in a file and that may as well be variables, which the edits make of them.
    func constantsAsVariables(
        of type: TypeID, _ context: FileSemantics
    ) -> [NameID: (property: StoredProperty, edit: TextEdit)] {
        var result: [NameID: (property: StoredProperty, edit: TextEdit)] = [:]
        for declaration in parts(of: type, in: context.analysis) where declaration.kind == .classDeclaration {
            let decider = PropertyDecider(context: context, declaration: declaration, type: type)
            for property in decider.properties {
                if let constant = AnnouncedConstant(property, decider) {
                    result[property.name] = (property, constant.edit)
                }
            }
        }
        return result
    }

    /// True for code of a type that is on the actor of a class, outside of what is nonisolated, and of closures that
    /// run where they may not.
    func isOnActor(
        of type: TypeID, _ node: SyntaxNode, _ analysis: FileAnalysis, _ mayRun: (ClosureExecution) -> Bool
    ) -> Bool {
        guard let around = analysis.enclosingType(of: node),
            around == type || index.isolation(of: around) == .mainActor && index.isolation(of: type) == .mainActor
        else { return false }
        return node.ancestor { node in
            switch node.kind {
            case .closureExpression: !mayRun(backgroundWrites.execution(of: node, analysis))
            case .functionDeclaration, .initializerDeclaration, .variableDeclaration:
                node.children.contains { $0.kind == .modifier && $0.name == KnownName.nonisolated.id }
            default: false
            }
        } == nil
    }
}
