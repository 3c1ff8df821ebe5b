import SymbolIndex
import Syntax

/// What takes a color, a font, a style or a view that begins with a dot, as far as that rules out what is meant:
/// `.brand` of `tint(.brand)` is no `UIColor`, although an extension gives that class a member of the name.
struct StyleTaker {
    private let call: SyntaxNode
    private let argument: SyntaxNode
    private let callee: SyntaxNode
    private let analysis: FileAnalysis
    private let semantics: Semantics
    /// True where SwiftUI or the project tells what is taken.
    private var isTold = true

    /// Nil for what is no argument of a modifier or an initializer.
    init?(of node: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) {
        var value = node.wholeExpression.expressionGivingOn
        // `Gradient(colors: [.top, .bottom])`
        if let list = value.parent, list.kind == .arrayExpression { value = list }
        guard let argument = value.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calledName,
            callee.kind != .identifierExpression || LocalName(callee.name, at: callee) == nil
        else { return nil }
        (self.call, self.argument, self.callee) = (call, argument, callee)
        (self.analysis, self.semantics) = (analysis, semantics)
        guard isOfView(semantics.types(at: callee, analysis), analysis) else { return nil }
        isTold = SDKViews.takersOfStyles.contains(index.text(callee.name)) || !takers.isEmpty
    }

    private var index: ProjectIndex { semantics.index }

    /// True for a modifier of a view, a shape or a style, and for an initializer: `AttributeContainer().font(.brand)` of
    /// Foundation takes fonts of UIKit.
    private func isOfView(_ expressions: TreeTypes, _ analysis: FileAnalysis) -> Bool {
        guard callee.kind == .memberComponent else { return true }
        let base = expressions.type(before: callee).boundValue
        if let isView = isView(base) { return isView }
        guard let first = callee.parent?.firstChild else { return false }
        if let isView = isView(expressions.type(of: first).boundValue) { return isView }
        // `content.tint(.brand)` of what a modifier of views gets.
        let isGiven = first.name == KnownName.`self`.id || LocalName(meantBy: first)?.declaration.kind == .parameter
        return isGiven && analysis.typesAround(callee).contains { isView(.nominal($0, [])) ?? false }
    }

    /// Nil where that is not known.
    private func isView(_ type: ResolvedType) -> Bool? {
        switch type {
        case .metatype(let instance): return isView(instance.boundValue)
        case .nominal(let id, _):
            let own = index.types[id].kind == .external ? [index.types[id].name] : []
            return (own + index.foreignConformances(of: id)).contains { StyleTaker.bases.contains(index.text($0)) }
        case .external(KnownName.Any.rawValue, _), .unknown: return nil
        case .external(let name, _):
            let text = index.text(name)
            return SDKViews.names.contains(text) || StyleTaker.bases.contains(text) || StyleTaker.shapes.contains(text)
        default: return false
        }
    }

    /// What has modifiers of SwiftUI.
    private static let bases: Set<String> = [
        "View", "ViewModifier", "Shape", "InsettableShape", "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle",
        "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "ToolbarContent", "Scene",
    ]
    private static let shapes: Set<String> = [
        "Capsule", "Circle", "Ellipse", "Path", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
    ]

    /// True for a class of UIKit or AppKit to which SwiftUI's modifiers do not apply.
    static func isClass(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.types[type].kind == .external && SDKTypes.isClass(index.text(index.types[type].name))
            && !protocols.contains { index.conforms(type, to: $0) }
    }

    /// False where a value is taken, and no object of such a class.
    var mayTakeObjects: Bool { !isTold || takers.contains { mayTakeObjects($0) } }

    /// True for the only argument of a modifier of the SDK. Such a modifier has no parameter of a type of the project,
    /// and what takes any type of a kind finds a member that begins with a dot in extensions of protocols only
    /// (SE-0299).
    var takesNoTypeOfProject: Bool {
        callee.kind == .memberComponent && CallArguments(call).list.count == 1
            && semantics.declarations(named: callee.name).isEmpty
            && isView(semantics.types(at: callee, analysis).type(before: callee).boundValue) == true
    }

    /// What the modifiers ask for.
    private static let protocols = ["View", "ShapeStyle"]

    /// What the project declares that may be called.
    private var takers: [MemberReference] {
        let types = Set(index.types(named: callee.name) + [index.extendedType(named: callee.name)].compactMap { $0 })
        let initializers = types.sorted().flatMap { index.members(named: KnownName.`init`.id, of: $0) }
        return (semantics.declarations(named: callee.name) + initializers).filter { taker in
            switch index.fact(taker).kind {
            case .property: mayHoldFunction(taker)
            case .enumCase: !index.fact(taker).parameters.isEmpty
            case .subscript: false
            case .function, .initializer: semantics.mayCall(taker, CallArguments(call))
            }
        }
    }

    private func mayHoldFunction(_ property: MemberReference) -> Bool {
        let found = semantics.membersOfAnyType(named: callee.name).first { $0.member == property }
        let type =
            found?.owner.map { semantics.members.type(of: MemberResolver.Found(owner: $0, member: property)) }
            ?? semantics.members.type(ofGlobal: property)
        return !isValue(type.unwrapped)
    }

    /// True for a parameter that may be anything but a value of the project or of SwiftUI.
    private func mayTakeObjects(_ taker: MemberReference) -> Bool {
        guard index.fact(taker).kind != .property, let (function, analysis) = semantics.nodeInAnyFile(of: taker),
            let written = parameter(of: taker, function)?.typeChild
        else { return true }
        return !isValue(semantics.types(at: written, analysis).resolve(written).unwrapped)
    }

    private func isValue(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let id, _): [.struct, .enum].contains(index.types[id].kind)
        case .external(let name, _):
            SDKTypes.isConcrete(index.text(name)) || SDKTypes.unchanging.contains(index.text(name))
        case .array(let element): isValue(element.unwrapped)
        default: false
        }
    }

    /// Without a label by position, where each parameter is passed.
    private func parameter(of taker: MemberReference, _ function: SyntaxNode) -> SyntaxNode? {
        let passed = CallArguments(call).list
        guard let number = passed.firstIndex(where: { $0.node == argument }) else { return nil }
        let labels = semantics.labels(of: taker)
        let label = passed[number].label ?? KnownName.wildcard.id
        let fitting = labels.indices.filter { labels[$0] == label }
        if fitting.count == 1 { return function.parameters[fitting[0]] }
        return labels.count == passed.count ? function.parameters[number] : nil
    }
}
