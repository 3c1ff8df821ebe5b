import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `import Combine` that nothing in a file uses any more (catalogue 74).
public let unusedImportRule = Rule(
    id: "unused-import",
    summary: "`import Combine` → deleted where only `ObservableObject` and `@Published` used it",
    rationale: "Once the classes of a file are @Observable, the file must not use anything else from Combine.",
    safety: """
        Only with --tier assisted, if no name in the file may refer to a publisher, all classes of the file migrate, \
        and each other file that uses publishers imports Combine itself: without MemberImportVisibility, members come \
        from any import in the module. Types also migrate without this rule.
        """,
    before: "import Combine\nimport SwiftUI\n\nfinal class Cart: ObservableObject {\n    @Published var count = 0\n}",
    after: "import SwiftUI\n\n@Observable\nfinal class Cart {\n    var count = 0\n}",
    tier: .assisted,
    catalogue: [74],
    check: { context in
        guard context.options.tier == .assisted else { return [] }
        guard let use = UnusedCombine(context) else { return [] }
        let message = "the file no longer uses Combine"
        let behavior: BehaviorCode? = use.isMissed ? .unusedImport : nil
        var diagnostic = context.fix(use.declaration, use.types, message, [use.deletion], behavior: behavior)
        diagnostic.isOptional = true
        return [diagnostic]
    })

/// An import of Combine that only the conformances and the properties of the file's classes use.
private struct UnusedCombine {
    let declaration: SyntaxNode
    let types: [TypeID]
    let deletion: TextEdit
    /// True where another file of the module may lean on it.
    let isMissed: Bool

    init?(_ context: RuleContext) {
        let classes = context.references(.classDeclaration)
        let imports = context.tree.root.children.filter { $0.kind == .importDeclaration }
        // Through another module, whose members all files of the module see then, as long as MemberImportVisibility
        // (SE-0444) does not ask each for an import of its own anyway.
        let isLoaded = imports.contains { SDKModules.besideCombine.contains($0.importedModule) }
        guard !classes.isEmpty, let declaration = imports.first(where: { UnusedCombine.forms.contains($0.text) }),
            declaration.text != "import Combine" || isLoaded,
            imports.filter({ $0.importedModule.contains("Combine") }).count == 1
        else { return nil }
        let types = classes.flatMap(\.types)
        guard UnusedCombine.usesNothingElse(context, classes, but: declaration),
            !types.contains(where: { UnusedCombine.getsPublishers($0, context.semantics) }),
            let combine = context.index.names.lookUp("Combine"),
            let deletion = context.editing.deleteStatement(declaration)
        else { return nil }
        isMissed =
            !isLoaded && !UnusedCombine.isKept(combine, inModulesOf: context.analysis.file, context.semantics)
        if isMissed, !UnusedCombine.othersImport(combine, context) { return nil }
        self.declaration = declaration
        self.types = types
        self.deletion = deletion
    }

    /// All of Combine, or nothing but what the migration takes away.
    private static let forms = [
        "import Combine", "import protocol Combine.ObservableObject", "import struct Combine.Published",
    ]

    /// True where each name that hints at Combine is a conformance of one of the classes, or an attribute of a property
    /// of theirs.
    private static func usesNothingElse(_ context: RuleContext, _ classes: [Reference], but declaration: SyntaxNode)
        -> Bool
    {
        let index = context.index
        var conformances = 0
        var attributes = 0
        var qualifiers = 0
        for (number, token) in context.tree.tokens.enumerated()
        where token.kind == .identifier || token.kind == .dollarIdentifier {
            if declaration.firstToken <= number && number < declaration.endToken { continue }
            if index.text(token.payload) == "Combine" { qualifiers += 1 }
            switch token.payload {
            case KnownName.ObservableObject.id: conformances += 1
            case KnownName.Published.id: attributes += 1
            default: if isHint(index.text(token.payload)) { return false }
            }
        }
        let published = classes.flatMap { context.file.storedProperties(of: $0.node) }.filter(\.isPublished)
        return qualifiers == 0 && conformances == classes.filter { inherits($0.node, context) }.count
            && attributes == published.count
    }

    private static func isHint(_ text: String) -> Bool {
        CombineNames.members.contains(text) || CombineNames.types.contains(text) || text.contains("ublisher")
            || text.hasSuffix("Subject")
    }

    private static func inherits(_ declaration: SyntaxNode, _ context: RuleContext) -> Bool {
        declaration.child(.inheritanceClause)?.children.flatMap(\.inheritedParts).contains {
            $0.text == "ObservableObject" || $0.text == "Combine.ObservableObject"
        } ?? false
    }

    /// True where other rules write publishers into the class.
    private static func getsPublishers(_ type: TypeID, _ semantics: Semantics) -> Bool {
        semantics.isSubscribed(to: type) || semantics.project.table.publisherUses.keys.contains { $0.owner == type }
    }

    /// True where each file of the project that works with publishers imports Combine itself.
    private static func othersImport(_ combine: NameID, _ context: RuleContext) -> Bool {
        let index = context.index
        return CombineNames.commonMembers.allSatisfy { text in
            guard let name = index.names.lookUp(text) else { return true }
            return context.semantics.files(mentioning: name).allSatisfy { index.imports(combine, file: $0) }
        }
    }

    /// True where each module that builds a file has another file with an import of Combine that no migration takes
    /// away.
    private static func isKept(_ combine: NameID, inModulesOf file: Int, _ semantics: Semantics) -> Bool {
        let index = semantics.index
        let modules = index.modules[file]
        guard !modules.isEmpty, let name = index.names.lookUp("AnyCancellable") else { return false }
        let keepers = semantics.files(mentioning: name).filter { $0 != file && index.imports(combine, file: $0) }
        return modules.allSatisfy { module in keepers.contains { index.modules[$0].contains(module) } }
    }
}
