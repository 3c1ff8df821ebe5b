import SymbolIndex
import Syntax

/// Code that changes nothing while somebody looks at the app: what has run before the first view is evaluated, which
/// are an app's initializer, the statements of `main.swift`, `application(_:willFinishLaunchingWithOptions:)` of its
/// delegate (UIKit: "Tells the delegate that the launch process has begun"), `applicationWillFinishLaunching(_:)`
/// (AppKit: "about to be initialized") and `application(_:didFinishLaunchingWithOptions:)`, behind which scenes are
/// connected, previews, and functions that only such code calls.
///
/// What an object sets of its own while it is made is not watched either.
// A class, since it keeps what it found.
final class UnwatchedCode {
    private unowned let semantics: Semantics
    private var known = FixedPoint<Code, Bool>(Circles())
    private var index: ProjectIndex { semantics.index }

    private struct Code: Hashable {
        let member: MemberReference
        /// What is asked about is of the object whose member it is.
        let isOfSelf: Bool
    }

    /// False where nothing of the project is called while it launches.
    private lazy var mayLaunch =
        !launchLabels.isEmpty || index.types.indices.contains { index.conforms($0, to: "App") }

    /// The labels of what a delegate is told before views are shown; the second not where windows may be shown by it.
    private lazy var launchLabels = Set(
        [("willFinishLaunchingWithOptions", true), ("didFinishLaunchingWithOptions", showsWindowsInScenesOnly)]
            .compactMap { $1 ? semantics.name($0) : nil })

    /// True where what shows a window stands beside scenes.
    private var showsWindowsInScenesOnly: Bool {
        guard let showing = semantics.name("makeKeyAndVisible") else { return true }
        guard let scene = semantics.name("UIWindowScene") else { return false }
        return semantics.files(mentioning: showing).allSatisfy { index.mentions(scene, file: $0) }
    }

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// True for a place that is not run again once views of the app are shown.
    ///
    /// - Parameter isOfSelf: the place is about the object of the type around it.
    func contains(_ place: SyntaxNode, isOfSelf: Bool, in analysis: FileAnalysis) -> Bool {
        if isInPreview(place, analysis) || isOfSelf && isWhileMade(place, analysis) { return true }
        guard let code = code(around: place) else { return isStatementOfMain(place) }
        guard let type = analysis.enclosingType(of: code) else { return isCalledUnwatched(code, analysis) }
        switch code.kind {
        case .initializerDeclaration: return mayLaunch && index.conforms(type, to: "App")
        case .functionDeclaration:
            return mayLaunch && isLaunchMethod(code, of: type)
                || isCalledUnwatched(code, of: type, isOfSelf: isOfSelf, analysis)
        default: return false
        }
    }

    private func isWhileMade(_ place: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        semantics.codeStarts.start(of: place, isOfSelf: true, in: analysis) == .whileMade
    }

    /// `Variant.isSystem = true` before `TheApp.main()`: only `main.swift` has statements outside of declarations.
    private func isStatementOfMain(_ place: SyntaxNode) -> Bool {
        let declaration = place.ancestor { node in
            switch node.kind {
            case .closureExpression, .functionDeclaration, .variableDeclaration, .macroExpression: true
            default: node.kind.isTypeDeclaration
            }
        }
        return declaration == nil
    }

    private func isInPreview(_ place: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        place.isInPreviewMacro || analysis.enclosingType(of: place).map { index.isPreview($0) } ?? false
    }

    /// The function or initializer that runs a place itself; nil for a closure, and for accessors.
    private func code(around place: SyntaxNode) -> SyntaxNode? {
        let code = place.ancestor { node in
            switch node.kind {
            case .functionDeclaration, .initializerDeclaration, .accessorBlock, .subscriptDeclaration: true
            case .closureExpression: node.nextSibling?.kind != .callComponent
            default: node.kind.isTypeDeclaration
            }
        }
        let block = code?.ancestor { $0.kind != .conditionalCompilation && $0.kind != .conditionalCompilationClause }
        return block?.kind == .memberBlock || block?.kind == .sourceFile ? code : nil
    }

    private func isLaunchMethod(_ function: SyntaxNode, of type: TypeID) -> Bool {
        switch index.text(function.name) {
        case "application":
            index.conforms(type, to: "UIApplicationDelegate")
                && function.parameters.contains { launchLabels.contains($0.tree.tokens[$0.labelToken].payload) }
        case "applicationWillFinishLaunching": index.conforms(type, to: "NSApplicationDelegate")
        default: false
        }
    }

    /// A function outside of types.
    private func isCalledUnwatched(_ function: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard function.kind == .functionDeclaration, function.anchorToken.kind == .identifier, !function.isAsynchronous,
            !function.takesAutoclosure
        else { return false }
        let start = function.anchorToken.start
        let found = index.globals(named: function.name)
        guard let member = found.first(where: { $0.file == analysis.file && index.fact($0).offset == start }),
            index.fact(member).access < .public, index.fact(member).attributes.isEmpty
        else { return false }
        return isNamedUnwatched(Code(member: member, isOfSelf: false))
    }

    private func isCalledUnwatched(
        _ function: SyntaxNode, of type: TypeID, isOfSelf: Bool, _ analysis: FileAnalysis
    ) -> Bool {
        guard let member = self.function(calledByName: function, of: type, analysis) else { return false }
        return isNamedUnwatched(Code(member: member, isOfSelf: isOfSelf))
    }

    /// A function that runs only where the project names it, and is done once it returns.
    func function(calledByName function: SyntaxNode, of type: TypeID, _ analysis: FileAnalysis) -> MemberReference? {
        guard !function.isAsynchronous, !function.takesAutoclosure,
            let member = semantics.member(declaredBy: function, in: type, analysis),
            !mayBeCalledUnseen(member, function.name, of: type)
        else { return nil }
        return member
    }

    private func mayBeCalledUnseen(_ member: MemberReference, _ name: NameID, of type: TypeID) -> Bool {
        if semantics.mayBeRunUnnamed(member, of: type) || semantics.isRequirement(name, of: type) { return true }
        if index.hasAttribute("objcMembers", type) || index.mayHaveMacro(type) { return true }
        return index.fact(member).access > .fileprivate && !isHelperOfDelegate(name, of: type)
            && semantics.family(of: type).contains { index.mayBeCalledFromOutside($0) }
    }

    /// True for what a delegate of the application has besides what its protocol asks for.
    private func isHelperOfDelegate(_ name: NameID, of type: TypeID) -> Bool {
        !index.text(name).hasPrefix("application")
            && index.foreignConformances(of: type).allSatisfy { conformance in
                let text = index.text(conformance)
                return ["UIApplicationDelegate", "UIResponder"].contains(text)
                    || SDKAncestors.withoutEvents.contains(text)
            }
    }

    private func isNamedUnwatched(_ code: Code) -> Bool {
        if let answer = known[code] { return answer }
        let question = known.ask(code, first: false)
        let isNamedElsewhere = semantics.mayBeNamed(code.member) { place, analysis in
            !place.isCalled || !contains(place, isOfSelf: code.isOfSelf && place.isOfSelf, in: analysis)
        }
        // Nothing but its name runs a function of a type itself, unless a result builder does.
        let isStatic =
            index.fact(code.member).flags.contains(.isStatic)
            && !index.text(index.name(of: code.member)).hasPrefix("build")
        let isUnwatched = !isNamedElsewhere && (isStatic || semantics.mayBeNamed(code.member) { _, _ in true })
        return known.close(question, code, isUnwatched)
    }
}
