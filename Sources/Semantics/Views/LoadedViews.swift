import SymbolIndex
import Syntax

private let loadingQuestion = SharedQuestion<TypeID, Bool>()
private let callsQuestion = SharedQuestion<NameID, [(node: SyntaxNode, file: Int)]?>()
private let takenAwayQuestion = SharedQuestion<NameID, Bool>()

extension Semantics {
    /// True for a controller of which only libraries call a method in which its view loads, and subclasses; and where no
    /// view is taken away, after which another one would load.
    package func loadsViewOnce(_ controller: TypeID, in method: NameID) -> Bool {
        answers.answer(loadingQuestion, controller) {
            guard !areViewsTakenAway, let calls = callsByHand(of: method) else { return false }
            let family = family(of: controller)
            return !calls.contains { call in
                file(call.file).map { mayBeCalled(of: family, call.node, $0) } ?? true
            }
        }
    }

    /// Nil where a file can't be read.
    private func callsByHand(of method: NameID) -> [(node: SyntaxNode, file: Int)]? {
        answers.answer(callsQuestion, method) {
            var result: [(node: SyntaxNode, file: Int)] = []
            for number in files(mentioning: method) where !index.isOfTests(number) {
                guard let file = file(number) else { return nil }
                result += file.code.nodes(named: method, in: file.tree.root).filter { node in
                    (node.kind == .memberComponent || node.kind == .identifierExpression)
                        && !isOfOverriddenMethod(node)
                        && node.nextSibling?.firstChild?.kind != .argument
                }.map { ($0, number) }
            }
            return result
        }
    }

    /// `super.viewDidLoad()` in `viewDidLoad`
    private func isOfOverriddenMethod(_ call: SyntaxNode) -> Bool {
        call.previousSibling?.name == KnownName.super.id
            && call.ancestor { $0.kind == .functionDeclaration }?.name == call.name
    }

    private func mayBeCalled(of family: Set<TypeID>, _ call: SyntaxNode, _ file: ParsedFile) -> Bool {
        guard call.isOfSelf else {
            let type = types(at: call, analysis(of: file)).type(before: call).boundValue
            // `UIViewController`
            if case .external = type { return true }
            return mayBe(type, oneOf: family)
        }
        guard let type = file.types(around: call)?.first, index.types[type].kind == .class else { return true }
        return family.contains(type)
    }

    /// `view = nil`
    private var areViewsTakenAway: Bool {
        guard let view = name("view") else { return false }
        return answers.answer(takenAwayQuestion, view) {
            isNamed(view) { node, _ in
                node.isAssignedWhole && node.wholeExpression.nextSibling?.nextSibling?.text == "nil"
            }
        }
    }
}
