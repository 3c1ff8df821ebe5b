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
        case without(Place)
        /// Only previews show the view without one.
        case withoutInPreviews(Place)
        /// - Parameter withoutInPreviews: a preview that shows the view without one, whatever others do.
        case unknown(withoutInPreviews: Place?)
    }

    struct Place {
        let node: SyntaxNode
        let analysis: FileAnalysis
    }

    let semantics: Semantics
    private let property: Reference
    private var visited: Set<Step<NamedCode>> = []
    /// The locals and parameters that were followed, by file and node: `let row = Row(row)` names another local of the
    /// same name.
    private var visitedLocals: Set<Step<Int>> = []
    /// Objects that views on the way up look up each time: without them these would have failed before.
    private let others: RequiredObjects
    /// True where what may inject the object counts as an injection.
    private let isOther: Bool
    /// The object is the delegate of the app, which SwiftUI injects into the app's scenes.
    private let isDelegate: Bool
    /// The code that injects an object, or doesn't: the same for all properties that look it up.
    private let injecting: SharedTable<InjectingCode, Bool>
    /// The code that is being asked, and what led to no injection while it was.
    private var asked: Set<InjectingCode> = []
    private var isCovered = false
    /// The first places that show the view without an injection.
    private var uncovered: Place?
    private var uncoveredPreview: Place?
    private var isUnknown = false

    private var index: ProjectIndex { semantics.index }

    /// A step of the climb with objects that are asked for below it, and that nothing has injected so far.
    private struct Step<Place: Hashable>: Hashable {
        let place: Place
        let missing: Set<PropertyKey>
    }

    /// - Parameters:
    ///   - property: what looks the object up.
    ///   - isOther: what may inject the object counts as an injection.
    init(of property: Reference, _ semantics: Semantics, isOther: Bool = false) {
        self.property = property
        self.semantics = semantics
        self.isOther = isOther
        isDelegate = property.types.contains { semantics.project.isInjectedDelegate($0) }
        others = RequiredObjects(semantics)
        let object = InjectedObject(types: property.types, type: property.type, isOther: isOther)
        injecting = semantics.answers.answer(InjectionCoverage.injectingCode, object) { SharedTable() }
    }

    func answer(for view: TypeID) -> Answer {
        followMaking(of: view, missing(in: view))
        if let uncovered { return .without(uncovered) }
        if isUnknown { return .unknown(withoutInPreviews: uncoveredPreview) }
        if let uncoveredPreview { return .withoutInPreviews(uncoveredPreview) }
        return isCovered ? .covered : .unknown(withoutInPreviews: nil)
    }

    private func followMaking(of type: TypeID, _ missing: Set<PropertyKey>) {
        for name in semantics.namesInCode(of: type) {
            follow(NamedCode(name: name, kind: .initializer, owner: type), missing)
        }
    }

    /// The objects besides that a view always looks up.
    private func missing(in view: TypeID) -> Set<PropertyKey> {
        // Of several declarations one is meant.
        guard index.types[view].declarations.count == 1 else { return [] }
        return Set(others.lookups(of: view).filter { !$0.mayInject(into: property) }.compactMap(\.property))
    }

    private func follow(_ code: NamedCode, _ missing: Set<PropertyKey>) {
        guard uncovered == nil, visited.insert(Step(place: code, missing: missing)).inserted else { return }
        guard let places = semantics.eventCodeOfAnyFile.places(of: code), !places.isEmpty else {
            return isUnknown = true
        }
        for place in places where uncovered == nil && mayMake(code, at: place.node, place.analysis) {
            climb(from: place.node, place.analysis, missing)
        }
    }

    /// False for `.init(…)` that nothing says makes the view.
    private func mayMake(_ code: NamedCode, at node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard code.kind == .initializer, let type = code.owner else { return true }
        if makesAnother(than: type, node, analysis) || mayBeOfOtherDeclaration(node, of: type) { return false }
        guard node.name == KnownName.`init`.id else { return true }
        if semantics.eventCodeOfAnyFile.isKnownToMake(type, at: node) { return true }
        guard let argument = node.wholeExpression.parent, argument.kind == .argument else { return false }
        return semantics.parameters(taking: argument, analysis).contains { parameter, analysis in
            let asked = parameter.typeChild.map { semantics.types(at: parameter, analysis).resolve($0) }
            return asked?.unwrapped.typeID == type
        }
    }

    /// True for `Onboarding.RootView()`, which is not the `RootView` of the home page.
    private func makesAnother(than type: TypeID, _ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let call = node.callOfInitializer, let file = semantics.file(analysis.file) else { return false }
        return InitializerCalls(owner: type, semantics: semantics).answer(for: call, in: file) == .no
    }

    /// True for a call that no initializer of the property's own declaration takes, where another one has its name: of
    /// another target, or another platform.
    private func mayBeOfOtherDeclaration(_ node: SyntaxNode, of type: TypeID) -> Bool {
        guard type == property.property?.owner, index.types[type].declarations.count > 1,
            let block = property.node.enclosingDeclaration?.child(.memberBlock),
            let arguments = node.callOfInitializer.map({ CallArguments($0) })
        else { return false }
        let isExtended = index.types[type].extensions.contains { part in
            index.members(of: part).contains { index.fact($0).kind == .initializer }
        }
        let initializers = isExtended ? [] : block.children.filter { $0.kind == .initializerDeclaration }
        return !initializers.isEmpty && !initializers.contains { arguments.mayFit($0.parameters) }
    }

    // MARK: Around a place

    /// Of a file that leads to no class of interest it isn't known what it means.
    private func miss(at node: SyntaxNode, _ analysis: FileAnalysis) {
        if semantics.project.analysis(of: analysis.file) == nil {
            isUnknown = true
        } else {
            uncovered = uncovered ?? Place(node: node, analysis: analysis)
        }
    }

    func climb(from node: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>) {
        var missing = missing
        var current = node
        while let parent = current.parent {
            switch parent.kind {
            case .chainExpression where isInjected(behind: current, analysis): return isCovered = true
            case .chainExpression:
                missing = missing.filter { others.coverage(of: $0)?.isInjected(behind: current, analysis) == false }
                climb(fromHostsBehind: current, analysis, missing)
            case .argument:
                if isHosted(parent) { return miss(at: parent, analysis) }
                climb(fromHostsOf: parent, analysis, missing)
                if let callee = parent.parent?.calledName {
                    if isInjected(in: callee, aroundContent: current, analysis) { return isCovered = true }
                    missing = missing.filter { others.coverage(of: $0)?.mayInject(by: callee, analysis) == false }
                    let isPresented = ViewClosures.presenters.contains(index.text(callee.name))
                    if ViewUpdate.waitsForEvent(parent), !isPresented { return isUnknown = true }
                }
            case .sequenceExpression where current.previousSibling?.kind == .assignmentOperator: return isUnknown = true
            case .macroExpression where parent.isPreviewMacro: return leavePreview(parent, analysis, missing)
            case .variableDeclaration
            where parent.parent?.kind == .codeBlock || parent.parent?.kind == .closureExpression:
                return follow(local: current, in: parent, analysis, missing)
            case .memberBlock, .sourceFile: return leave(current, analysis, missing)
            default: break
            }
            current = parent
        }
    }

    func isNew(_ local: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>) -> Bool {
        visitedLocals.insert(Step(place: analysis.file << 32 | Int(local.index), missing: missing)).inserted
    }

    /// `let view = ContentView()`
    private func follow(
        local binding: SyntaxNode, in declaration: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>
    ) {
        guard isNew(binding, analysis, missing) else { return }
        guard let pattern = binding.firstChild, pattern.kind == .identifierPattern, let scope = declaration.parent
        else { return isUnknown = true }
        let uses = semantics.code(of: analysis).nodes(named: pattern.name, in: scope).filter {
            $0.kind == .identifierExpression
        }
        for use in uses where uncovered == nil { climb(from: use, analysis, missing) }
    }

    /// A preview that failed before, for want of another object, is none that fails now. Traits may inject anything.
    private func leavePreview(_ preview: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>) {
        let hasTraits = preview.isPreviewMacro && preview.text.prefix { $0 != "{" }.contains("traits")
        if missing.isEmpty || hasTraits {
            uncoveredPreview = uncoveredPreview ?? Place(node: preview, analysis: analysis)
        } else {
            isCovered = true
        }
    }

    /// From a member of a type, or a global, to where it is used.
    private func leave(_ declaration: SyntaxNode, _ analysis: FileAnalysis, _ missing: Set<PropertyKey>) {
        guard let type = analysis.enclosingType(of: declaration),
            let owner = semantics.eventCode.owner(of: declaration, in: analysis)
        else {
            if declaration.kind == .functionDeclaration {
                return follow(semantics.eventCode.code(of: declaration, in: analysis), missing)
            }
            guard let name = declaration.child(.binding)?.firstChild?.name else { return isUnknown = true }
            return follow(NamedCode(name: name, kind: .getter), missing)
        }
        if index.isPreview(type) { return leavePreview(declaration, analysis, missing) }
        let name =
            declaration.kind == .variableDeclaration ? declaration.child(.binding)?.firstChild?.name : declaration.name
        switch declaration.kind {
        case .initializerDeclaration: break
        case .functionDeclaration where !isShownWithItsType(declaration):
            return follow(semantics.eventCode.code(of: declaration, in: analysis), missing)
        case .variableDeclaration where name != KnownName.body.id:
            guard let name else { return isUnknown = true }
            return follow(semantics.eventCode.member(name, .getter, of: owner, declaration, analysis), missing)
        case .functionDeclaration, .variableDeclaration: break
        default: return isUnknown = true
        }
        if semantics.project.owners.kind(of: type) == .app {
            if isDelegate { return isCovered = true }
            return miss(at: declaration, analysis)
        }
        // Without the object that view would have failed before.
        if others.lookups(of: type).contains(where: { $0.mayInject(into: property) }) { return isCovered = true }
        followMaking(of: type, missing.isEmpty ? self.missing(in: type) : missing)
    }

    /// `body(content:)`, `makeBody(configuration:)`, `makeUIViewController(context:)`
    private func isShownWithItsType(_ function: SyntaxNode) -> Bool {
        function.name == KnownName.body.id || index.text(function.name) == "makeBody"
            || ViewUpdate.isMakingMethod(function)
    }

    // MARK: Injections

    /// True where a later part of a chain injects the object: itself, by a function of the project, or by a modifier.
    func isInjected(behind part: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var next = part.nextSibling
        while let later = next {
            if isInjection(later, analysis) || isInjecting(modifier: later, analysis) || isHandedOn(by: later, analysis)
                || later.kind == .conditionalCompilation && isInjected(inSameBuildsAs: later, analysis)
            {
                return true
            }
            if later.kind == .callComponent, later.previousSibling.map({ index.text($0.name) }) == "modifier",
                containsInjection(later, analysis)
            {
                return true
            }
            next = later.nextSibling
        }
        return false
    }

    /// `#if DEBUG .environmentObject(log) #endif`, where the property stands below the same condition.
    private func isInjected(inSameBuildsAs modifiers: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let around = property.node.ancestor { $0.kind == .conditionalCompilationClause || $0.kind == .memberBlock }
        guard let around, around.kind == .conditionalCompilationClause else { return false }
        return modifiers.children.contains { clause in
            clause.conditionOfBuild == around.conditionOfBuild && clause.contains { isInjection($0, analysis) }
        }
    }

    private func mayInject(by callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        injects(callee, analysis) || callee.nextSibling.map { isHandedOn(by: $0, analysis) } ?? false
    }

    /// True where code that isn't seen may be given the object, and inject it.
    private func isHandedOn(by call: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard isOther, call.kind == .callComponent, let callee = call.previousSibling,
            semantics.declarations(named: callee.name).isEmpty,
            semantics.types(ofAnyPlaceNamed: callee.name).isEmpty
        else { return false }
        let types = semantics.types(at: call, analysis)
        return CallArguments(call).list.contains { argument in
            guard argument.value.kind == .identifierExpression || argument.value.kind == .chainExpression
            else { return false }
            return semantics.mayBe(types.type(of: argument.value), oneOf: Set(property.types))
        }
    }

    private func isInjection(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        // Within an extension of `View` nothing stands before the name.
        guard node.name == KnownName.environmentObject.id,
            node.kind == .memberComponent || node.kind == .identifierExpression
        else { return false }
        let injection = analysis.references.first { $0.kind == .injection && $0.node.index == node.index }
        guard let injection, injection.isCertain || !isOther else { return isOther }
        return injection.mayInject(into: property)
    }

    /// True for the name of a function, a modifier or a container of the project whose code injects the object.
    func injects(_ named: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard named.kind == .identifierExpression || named.kind == .memberComponent else { return false }
        return code(meantBy: named, analysis).contains { injects($0) }
    }

    /// The same for a part of a chain behind a view, which is not a member of an object: `onAppear` is not the function
    /// of a model.
    private func isInjecting(modifier: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard modifier.kind == .memberComponent else { return false }
        return members(meantBy: modifier, analysis).contains { found in
            let isOfObject = found.owner.map { [.class, .actor].contains(index.types[$0].kind) } ?? false
            return !isOfObject && injects(.member(found.member))
        }
    }

    private func injects(_ code: InjectingCode) -> Bool {
        if let known = injecting[code] { return known }
        guard asked.insert(code).inserted else { return false }
        let isFirst = asked.count == 1
        let isInjecting = contain(injectors(in: code))
        if isInjecting { injecting.keep(code, true) }
        guard isFirst else { return isInjecting }
        // What came back to code that injects may inject by it.
        if !isInjecting { for code in asked { injecting.keep(code, false) } }
        asked = []
        return isInjecting
    }

    /// What a property looks up.
    private struct InjectedObject: Hashable {
        let types: [TypeID]
        let type: ResolvedType
        let isOther: Bool
    }

    /// A declaration of the project that may inject an object into a view that it is applied to, or that it shows.
    private enum InjectingCode: Hashable {
        case member(MemberReference)
        case type(TypeID)
    }

    private static let injectingCode = SharedQuestion<InjectedObject, SharedTable<InjectingCode, Bool>>()

    private func containsInjection(_ code: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let injectors = semantics.answers.answer(InjectionCoverage.injectorsInArgument, code) {
            self.injectors(in: code, analysis)
        }
        return contain(injectors)
    }

    private func contain(_ injectors: [Injector]) -> Bool {
        injectors.contains { injector in
            switch injector {
            case .call(let node, let file):
                semantics.project.analysis(of: file).map {
                    isInjection(semantics.tree(of: $0).node(at: node), $0)
                } ?? false
            case .code(let code): injects(code)
            }
        }
    }

    /// What may inject an object in a piece of code: `environmentObject`, by the number of its node in the tree of the
    /// file, or other code of the project.
    private enum Injector {
        case call(node: Int32, file: Int)
        case code(InjectingCode)
    }

    private static let injectors = SharedQuestion<InjectingCode, [Injector]>()
    private static let injectorsInArgument = SharedQuestion<SyntaxNode, [Injector]>()

    /// What may inject any object in a piece of code, in source order: it is the same for all objects.
    private func injectors(in code: InjectingCode) -> [Injector] {
        semantics.answers.answer(InjectionCoverage.injectors, code) {
            switch code {
            case .member(let member):
                guard let (node, analysis) = semantics.node(of: member) else { return [] }
                return injectors(in: node.kind == .identifierPattern ? node.parent ?? node : node, analysis)
            case .type(let type):
                return index.types[type].parts.flatMap { part -> [Injector] in
                    guard let analysis = semantics.project.analysis(of: part.file) else { return [] }
                    let tree = semantics.tree(of: analysis)
                    return analysis.nodes(of: type).flatMap { injectors(in: tree.node(at: $0), analysis) }
                }
            }
        }
    }

    private func injectors(in code: SyntaxNode, _ analysis: FileAnalysis) -> [Injector] {
        var found: [Injector] = []
        var seen: Set<InjectingCode> = []
        code.walk { node in
            guard node.kind == .memberComponent || node.kind == .identifierExpression else { return true }
            // A view that is shown injects for itself only.
            if node.kind == .identifierExpression, isView(node.name) { return true }
            if node.name == KnownName.environmentObject.id {
                found.append(.call(node: node.index, file: analysis.file))
            } else {
                let meant = self.code(meantBy: node, analysis).filter { seen.insert($0).inserted }
                found += meant.map { .code($0) }
            }
            return true
        }
        return found
    }

    private func code(meantBy node: SyntaxNode, _ analysis: FileAnalysis) -> [InjectingCode] {
        let types = semantics.namesThatMayInject.contains(node.name) ? semantics.types(ofAnyPlaceNamed: node.name) : []
        return members(meantBy: node, analysis).map { .member($0.member) } + types.map { .type($0) }
    }

    /// Types take longer than names.
    private func members(meantBy node: SyntaxNode, _ analysis: FileAnalysis) -> [MeantDeclarations.Declaration] {
        guard semantics.namesThatMayInject.contains(node.name) else { return [] }
        return MeantDeclarations(semantics: semantics).declarations(of: node, analysis)
    }

    private func isView(_ name: NameID) -> Bool {
        index.types(named: name).contains { semantics.project.owners.isView($0) }
    }
}
