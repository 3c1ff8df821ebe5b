import Syntax

/// Which attributes and pound expressions may be macros that add declarations.
public enum MacroCatalogue {
    /// Macros of libraries that make a class `Observable` as `@Observable` does, each with the modules that declare it
    /// or hand it on.
    ///
    /// `@Perceptible` conforms a class to `Observable`, and its registrar is `ObservationRegistrar` where that exists
    /// (github.com/pointfreeco/swift-perception, Macros.swift and PerceptionRegistrar.swift).
    public static let observable: [String: [String]] = [
        "Perceptible": ["Perception", "ComposableArchitecture"]
    ]

    /// Attributes of types, and expressions in the place of declarations, that aren't known to add nothing.
    static func candidates(in tree: SyntaxTree, names: NameTable) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        collect(tree.root, names, &found)
        return found
    }

    private static func collect(_ node: SyntaxNode, _ names: NameTable, _ found: inout [SyntaxNode]) {
        for item in node.children {
            switch item.kind {
            case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
                .extensionDeclaration:
                for child in item.children {
                    guard child.kind == .attribute || child.kind == .modifier else { break }
                    if child.kind == .attribute, !isKnown(attribute: child.name, names) { found.append(child) }
                }
                if let block = item.child(.memberBlock) { collect(block, names, &found) }
            case .macroExpression: if !knownExpressions.contains(names.text(item.name)) { found.append(item) }
            case .conditionalCompilation, .conditionalCompilationClause: collect(item, names, &found)
            default: break
            }
        }
    }

    /// True for an attribute of a type that is known to add no member but for those of `@Observable`.
    static func isKnown(attribute: NameID, _ names: NameTable) -> Bool {
        switch KnownName(rawValue: attribute) {
        case .MainActor, .available, .Observable, .objc, .objcMembers: true
        default:
            SDKAttributes.onTypes.contains(names.text(attribute)) || observable[names.text(attribute)] != nil
        }
    }

    /// `#available` and the like stand in code only; these stand in the place of a declaration.
    private static let knownExpressions: Set<String> = [
        "Preview", "warning", "error", "sourceLocation", "line", "file", "function", "if", "available",
    ]
}
