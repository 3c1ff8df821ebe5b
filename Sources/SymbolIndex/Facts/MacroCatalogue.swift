import Syntax

/// Which attributes and pound expressions may be macros that add declarations.
enum MacroCatalogue {
    /// Attributes of types, and expressions in the place of declarations, that aren't known to add nothing.
    static func candidates(in tree: SyntaxTree, names: NameTable) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        collect(tree.root, names, &found)
        return found
    }

    private static func collect(_ node: SyntaxNode, _ names: NameTable, _ found: inout [SyntaxNode]) {
        for item in node.children {
            switch item.kind {
            case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration, .extensionDeclaration:
                for child in item.children {
                    guard child.kind == .attribute || child.kind == .modifier else { break }
                    if child.kind == .attribute, !isKnown(attribute: child, names) { found.append(child) }
                }
                if let block = item.child(.memberBlock) { collect(block, names, &found) }
            case .macroExpression: if !knownExpressions.contains(names.text(item.name)) { found.append(item) }
            case .conditionalCompilation, .conditionalCompilationClause: collect(item, names, &found)
            default: break
            }
        }
    }

    private static func isKnown(attribute: SyntaxNode, _ names: NameTable) -> Bool {
        switch KnownName(rawValue: attribute.name) {
        case .MainActor, .available, .Observable, .objc, .objcMembers: true
        default: knownAttributes.contains(names.text(attribute.name))
        }
    }

    /// Attributes of Swift and its SDKs on types. Those of Testing and SwiftData add members too, but none that use a class of the project.
    private static let knownAttributes: Set<String> = [
        "preconcurrency", "dynamicMemberLookup", "dynamicCallable", "usableFromInline", "_spi", "main", "UIApplicationMain", "NSApplicationMain",
        "IBDesignable", "_documentation", "unchecked", "retroactive", "frozen", "propertyWrapper", "resultBuilder", "globalActor", "nonobjc",
        "requires_stored_property_inits", "backDeployed", "_exported", "_marker", "_alwaysEmitIntoClient", "_originallyDefinedIn", "nonexhaustive",
        "NSKeyedArchiverClassName", "_fixed_layout", "_objcRuntimeName", "Suite", "Model", "Generable", "AssistantIntent", "AssistantEntity",
        "AssistantEnum", "AppIntent", "AppEntity", "AppEnum", "GKInspectable", "implementation", "_implementationOnly", "exclusivity",
    ]

    /// `#available` and the like stand in code only; these stand in the place of a declaration.
    private static let knownExpressions: Set<String> = ["Preview", "warning", "error", "sourceLocation", "line", "file", "function", "if", "available"]
}
