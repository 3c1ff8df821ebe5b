import Semantics
import SymbolIndex
import Syntax

/// Tells whether every place that shows a view stands below an injection of an object (catalogue 121, 131).
///
/// It climbs from the places that make the view through the code around them, and from helpers and other views to where
/// those are shown in turn.
// A class, since each step of the climb adds to what was seen.
final class InjectionCoverage {
    enum Answer {
        /// An injection stands around each place.
        case covered
        /// A hosting controller or an app shows the view without one.
        case without
        /// Only previews show the view without one.
        case withoutInPreviews
        /// - Parameter inPreviews: a preview shows the view without one, whatever others do.
        case unknown(withoutInPreviews: Bool)
    }

    private let semantics: Semantics
    private let property: Reference
    private var visited: Set<NamedCode> = []
    /// The locals that were followed, by file and node: `let row = Row(row)` names another local of the same name.
    private var visitedLocals: Set<Int> = []
    private let injecting: InjectingNames
    /// The names that are being asked, and those that led to no injection while they were.
    private var asked: Set<NameID> = []
    private var isCovered = false
    private var isMissing = false
    private var isMissingInPreviews = false
    private var isUnknown = false

    private var index: ProjectIndex { semantics.index }

    /// - Parameter property: what looks the object up.
    init(of property: Reference, _ semantics: Semantics) {
        self.property = property
        self.semantics = semantics
        let object = InjectedObject(types: property.types, type: property.type)
        injecting = semantics.answers.answer(InjectionCoverage.injectingNames, object) { InjectingNames() }
    }

    func answer(for view: TypeID) -> Answer {
        follow(initializer(of: view))
        if isMissing { return .without }
        if isUnknown { return .unknown(withoutInPreviews: isMissingInPreviews) }
        if isMissingInPreviews { return .withoutInPreviews }
        return isCovered ? .covered : .unknown(withoutInPreviews: false)
    }

    private func initializer(of type: TypeID) -> NamedCode {
        NamedCode(name: index.types[type].name, kind: .initializer)
    }

    private func follow(_ code: NamedCode) {
        guard !isMissing, visited.insert(code).inserted else { return }
        guard let places = semantics.eventCode.places(of: code), !places.isEmpty,
            semantics.files(mentioning: code.name).allSatisfy({ semantics.project.analysis(of: $0) != nil })
        else { return isUnknown = true }
        for place in places where !isMissing { climb(from: place.node, place.analysis) }
    }

    // MARK: Around a place

    private func climb(from node: SyntaxNode, _ analysis: FileAnalysis) {
        var current = node
        while let parent = current.parent {
            switch parent.kind {
            case .chainExpression where isInjected(behind: current, analysis): return isCovered = true
            case .argument:
                if parent.tree.text(parent.firstToken) == "rootView" { return isMissing = true }
                if let callee = parent.parent?.calledName {
                    if injects(callee) { return isCovered = true }
                    let isPresented = ViewClosures.presenters.contains(index.text(callee.name))
                    if ViewUpdate.waitsForEvent(parent), !isPresented { return isUnknown = true }
                }
            case .sequenceExpression where current.previousSibling?.kind == .assignmentOperator: return isUnknown = true
            case .macroExpression where parent.isPreviewMacro: return isMissingInPreviews = true
            case .variableDeclaration where parent.parent?.kind == .codeBlock || parent.parent?.kind == .closureExpression:
                return follow(local: current, in: parent, analysis)
            case .memberBlock, .sourceFile: return leave(current, analysis)
            default: break
            }
            current = parent
        }
    }

    /// `let view = ContentView()`
    private func follow(local binding: SyntaxNode, in declaration: SyntaxNode, _ analysis: FileAnalysis) {
        guard visitedLocals.insert(analysis.file << 32 | Int(binding.index)).inserted else { return }
        guard let pattern = binding.firstChild, pattern.kind == .identifierPattern, let scope = declaration.parent else { return isUnknown = true }
        let uses = semantics.code(of: analysis).nodes(named: pattern.name, in: scope).filter { $0.kind == .identifierExpression }
        for use in uses where !isMissing { climb(from: use, analysis) }
    }

    /// From a member of a type, or a global, to where it is used.
    private func leave(_ declaration: SyntaxNode, _ analysis: FileAnalysis) {
        guard let type = analysis.enclosingType(of: declaration), let owner = semantics.eventCode.owner(of: declaration, in: analysis) else {
            guard declaration.kind == .functionDeclaration else { return isUnknown = true }
            return follow(semantics.eventCode.code(of: declaration, in: analysis))
        }
        if index.isPreview(type) { return isMissingInPreviews = true }
        let name = declaration.kind == .variableDeclaration ? declaration.child(.binding)?.firstChild?.name : declaration.name
        switch declaration.kind {
        case .initializerDeclaration: break
        case .functionDeclaration where !isShownWithItsType(declaration):
            return follow(semantics.eventCode.code(of: declaration, in: analysis))
        case .variableDeclaration where name != KnownName.body.id:
            guard let name else { return isUnknown = true }
            return follow(semantics.eventCode.member(name, .getter, of: owner, declaration, analysis))
        case .functionDeclaration, .variableDeclaration: break
        default: return isUnknown = true
        }
        if semantics.project.owners.kind(of: type) == .app { return isMissing = true }
        // Without the object that view would have failed before.
        if readsAlways(type) { return isCovered = true }
        follow(initializer(of: type))
    }

    /// `body(content:)`, `makeBody(configuration:)`, `makeUIViewController(context:)`
    private func isShownWithItsType(_ function: SyntaxNode) -> Bool {
        function.name == KnownName.body.id || index.text(function.name) == "makeBody" || ViewUpdate.isMakingMethod(function)
    }

    private func readsAlways(_ type: TypeID) -> Bool {
        index.types[type].declarations.contains { part in
            guard let analysis = semantics.project.analysis(of: part.file) else { return false }
            let context = semantics.context(of: analysis)
            return context.references(.wrapperProperty(.environmentObject)).contains { reference in
                guard reference.property?.owner == type, reference.mayInject(into: property) else { return false }
                return WrapperProperty(context, reference).map { EnvironmentLookup(property: $0).isReadAlways } ?? false
            }
        }
    }

    // MARK: Injections

    /// True where a later part of a chain injects the object: itself, by a function of the project, or by a modifier.
    private func isInjected(behind part: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var next = part.nextSibling
        while let later = next {
            if isInjection(later, analysis) || injects(later) { return true }
            if later.kind == .callComponent, later.previousSibling.map({ index.text($0.name) }) == "modifier", containsInjection(later, analysis) {
                return true
            }
            next = later.nextSibling
        }
        return false
    }

    private func isInjection(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        // Within an extension of `View` nothing stands before the name.
        guard node.name == KnownName.environmentObject.id, node.kind == .memberComponent || node.kind == .identifierExpression
        else { return false }
        return analysis.references.contains { $0.kind == .injection && $0.node.index == node.index && $0.mayInject(into: property) }
    }

    /// True for the name of a function, a modifier or a container of the project whose code injects the object.
    private func injects(_ named: SyntaxNode) -> Bool {
        guard named.kind == .identifierExpression || named.kind == .memberComponent else { return false }
        return injects(named.name)
    }

    private func injects(_ name: NameID) -> Bool {
        if let known = injecting.known[name] { return known }
        guard asked.insert(name).inserted else { return false }
        let isFirst = asked.count == 1
        let isInjecting = semantics.declarations(named: name).contains { member in
            guard let (node, analysis) = semantics.node(of: member) else { return false }
            return containsInjection(node.kind == .identifierPattern ? node.parent ?? node : node, analysis)
        } || index.types(named: name).contains { type in
            index.types[type].parts.contains { part in
                guard let analysis = semantics.project.analysis(of: part.file) else { return false }
                let tree = semantics.tree(of: analysis)
                return analysis.nodes(of: type).contains { containsInjection(tree.node(at: $0), analysis) }
            }
        }
        if isInjecting { injecting.known[name] = true }
        guard isFirst else { return isInjecting }
        // What came back to a name that injects may inject by it.
        if !isInjecting { for name in asked { injecting.known[name] = false } }
        asked = []
        return isInjecting
    }

    /// What a property looks up.
    private struct InjectedObject: Hashable {
        let types: [TypeID]
        let type: ResolvedType
    }

    /// The names that inject an object, or don't: the same for all properties that look it up.
    private final class InjectingNames {
        var known: [NameID: Bool] = [:]
    }

    private static let injectingNames = Question<InjectedObject, InjectingNames>()

    private func containsInjection(_ code: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        injectors(in: code, analysis).contains { name in
            name.injection.map { isInjection(code.tree.node(at: $0), analysis) } ?? false || injects(name.name)
        }
    }

    /// A name in code that may inject an object: by itself where it is `environmentObject`, or by what it is declared as.
    private struct Injector {
        let name: NameID
        /// The node that may inject, by its number.
        let injection: Int32?
    }

    private static let injectors = Question<Int, [Injector]>()

    /// The names in code that may inject any object, in source order: what they are is the same for all objects.
    private func injectors(in code: SyntaxNode, _ analysis: FileAnalysis) -> [Injector] {
        semantics.answers.answer(InjectionCoverage.injectors, analysis.file << 32 | Int(code.index)) {
            var found: [Injector] = []
            var seen: Set<NameID> = []
            code.walk { node in
                guard node.kind == .memberComponent || node.kind == .identifierExpression else { return true }
                let name = node.name
                guard !seen.contains(name) else { return true }
                // A view that is shown injects for itself only.
                if node.kind == .identifierExpression, isView(name) { return true }
                if name == KnownName.environmentObject.id {
                    found.append(Injector(name: name, injection: node.index))
                } else {
                    seen.insert(name)
                    if isDeclared(name) { found.append(Injector(name: name, injection: nil)) }
                }
                return true
            }
            return found
        }
    }

    private func isDeclared(_ name: NameID) -> Bool {
        !semantics.declarations(named: name).isEmpty || !index.types(named: name).isEmpty
    }

    private func isView(_ name: NameID) -> Bool {
        index.types(named: name).contains { semantics.project.owners.isView($0) }
    }
}
