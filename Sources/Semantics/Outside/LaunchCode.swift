import SymbolIndex
import Syntax

/// Code that has run before the first view is evaluated: an app's initializer, `application(_:willFinishLaunchingWithOptions:)`
/// of its delegate (UIKit: "Tells the delegate that the launch process has begun"), and functions that only such code calls.
// A class, since it keeps what it found.
final class LaunchCode {
    private unowned let semantics: Semantics
    private var known = FixedPoint<MemberReference, Bool>(Circles())
    private var index: ProjectIndex { semantics.index }
    /// False where nothing of the project is called while it launches.
    private lazy var mayLaunch =
        semantics.name(LaunchCode.label) != nil || index.types.indices.contains { index.conforms($0, to: "App") }

    private static let label = "willFinishLaunchingWithOptions"

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// True for a place that is not run again once views are shown.
    func contains(_ place: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        guard mayLaunch, let code = code(around: place), let type = analysis.enclosingType(of: code) else { return false }
        switch code.kind {
        case .initializerDeclaration: return index.conforms(type, to: "App")
        case .functionDeclaration:
            return isLaunchMethod(code, of: type) || isCalledWhileLaunching(code, of: type, analysis)
        default: return false
        }
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
        return code.flatMap { $0.parent?.kind == .memberBlock ? $0 : nil }
    }

    private func isLaunchMethod(_ function: SyntaxNode, of type: TypeID) -> Bool {
        index.text(function.name) == "application" && index.conforms(type, to: "UIApplicationDelegate")
            && function.parameters.contains { function.tree.text($0.labelToken) == LaunchCode.label }
    }

    private func isCalledWhileLaunching(_ function: SyntaxNode, of type: TypeID, _ analysis: FileAnalysis) -> Bool {
        guard !function.isAsynchronous, !function.takesAutoclosure,
            let member = semantics.member(declaredBy: function, in: type, analysis),
            !mayBeCalledUnseen(member, function.name, of: type)
        else { return false }
        if let answer = known[member] { return answer }
        let question = known.ask(member, first: false)
        return known.close(question, member, isNamedWhileLaunching(member))
    }

    private func mayBeCalledUnseen(_ member: MemberReference, _ name: NameID, of type: TypeID) -> Bool {
        if semantics.mayBeRunUnnamed(member, of: type) || semantics.isRequirement(name, of: type) { return true }
        return index.fact(member).access > .fileprivate && !isHelperOfDelegate(name, of: type)
            && semantics.family(of: type).contains { index.mayBeCalledFromOutside($0) }
    }

    /// True for what a delegate of the application has besides what its protocol asks for.
    private func isHelperOfDelegate(_ name: NameID, of type: TypeID) -> Bool {
        !index.text(name).hasPrefix("application")
            && index.foreignConformances(of: type).allSatisfy { conformance in
                let text = index.text(conformance)
                return ["UIApplicationDelegate", "UIResponder"].contains(text) || SDKAncestors.withoutEvents.contains(text)
            }
    }

    private func isNamedWhileLaunching(_ member: MemberReference) -> Bool {
        let isNamedElsewhere = semantics.mayBeNamed(member) { !$0.isCalled || !contains($0, in: $1) }
        return !isNamedElsewhere && semantics.mayBeNamed(member) { _, _ in true }
    }
}
