import SymbolIndex
import Syntax

/// What kind of type holds a property behind a wrapper: it decides whether reads are tracked (catalogue 106–110, 165).
struct WrapperOwner {
    enum Kind {
        case view
        /// Made once in the life of the process.
        case app
        case representable
        case style
        case commands
        case dynamicProperty
        /// Not a view, and isolated to the main actor by itself.
        case isolatedObject
        /// Not a view; lost isolation may matter.
        case other
    }

    let kind: Kind

    static let view = WrapperOwner(kind: .view)

    private init(kind: Kind) {
        self.kind = kind
    }

    init(_ type: TypeID?, index: ProjectIndex) {
        guard let type else {
            kind = .other
            return
        }
        kind = WrapperOwner.classify(type, index: index)
    }

    /// The behaviour that may change where a property of such an owner loses its wrapper.
    var behaviour: BehaviourCode? {
        switch kind {
        case .view, .app, .isolatedObject, .other: nil
        case .representable: .representable
        case .style: .untrackedReads
        case .commands: .commands
        case .dynamicProperty: .dynamicProperty
        }
    }

    private static func classify(_ type: TypeID, index: ProjectIndex) -> Kind {
        let names = conformances(of: type, index: index)
        if names.contains("App") { return .app }
        if names.contains(where: { $0.hasSuffix("Representable") }) { return .representable }
        if names.contains("Commands") { return .commands }
        if names.contains("View") || names.contains("ViewModifier") { return .view }
        if names.contains(where: { $0.hasSuffix("Style") || $0 == "Layout" }) || !names.isDisjoint(with: shapes) { return .style }
        if names.contains("DynamicProperty") || hasAttribute("propertyWrapper", type, index) { return .dynamicProperty }
        if !names.isDisjoint(with: views) { return .view }
        if hasAttribute("MainActor", type, index) || !names.isDisjoint(with: isolatedClasses) { return .isolatedObject }
        return .other
    }

    private static let shapes: Set<String> = ["Shape", "InsettableShape", "Animatable", "AnimatableModifier", "GeometryEffect"]
    private static let views: Set<String> = [
        "View", "Scene", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent", "PreviewProvider", "Widget", "WidgetBundle", "Preview",
        "TableRowContent", "TableColumnContent",
    ]
    private static let isolatedClasses: Set<String> = [
        "UIViewController", "NSViewController", "UIView", "NSView", "UIHostingController", "NSHostingController", "NSHostingView", "UIWindow", "NSWindow",
        "NSWindowController", "UIResponder", "UIApplicationDelegate", "NSApplicationDelegate", "UITableViewCell", "UICollectionViewCell", "NSPanel",
    ]

    /// Names of the protocols and classes from outside that a type conforms to, through the project's protocols and superclasses too.
    private static func conformances(of type: TypeID, index: ProjectIndex) -> Set<String> {
        var names: Set<String> = []
        var visited: Set<TypeID> = []
        var queue = [type]
        while let id = queue.popLast() {
            guard visited.insert(id).inserted, visited.count < 64 else { continue }
            for name in index.types[id].externalInherited { names.insert(index.text(name)) }
            for entry in index.types[id].inherited { if let base = entry.type.typeID { queue.append(base) } }
            // An extension of `View` is one: its properties are a view's.
            if index.types[id].kind == .external { names.insert(index.text(index.types[id].name)) }
        }
        return names
    }

    /// True where this very declaration or extension names `View`: only then `body` in it is a result builder without being marked.
    static func declaresView(_ declaration: SyntaxNode, _ context: RuleContext) -> Bool {
        guard let type = context.analysis.typeOfNode[declaration.index] else { return false }
        let index = context.index
        return index.types[type].inherited.contains { entry in
            guard entry.part.file == context.analysis.file, index.fact(entry.part).offset == declaration.anchorToken.start else { return false }
            switch entry.type {
            case .external(KnownName.View.rawValue, _): return true
            case .nominal(let base, _): return conformances(of: base, index: index).contains("View")
            default: return false
            }
        }
    }

    private static func hasAttribute(_ name: String, _ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.types[type].declarations.contains { part in
            index.fact(part).attributes.contains { index.text(index.translate($0, file: part.file)) == name }
        }
    }
}
