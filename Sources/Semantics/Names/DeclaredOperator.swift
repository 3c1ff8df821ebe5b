import SymbolIndex
import Syntax

/// A function of the project that code calls by an operator.
package struct DeclaredOperator {
    package let code: ClassCode.Body
    /// The type in which it is declared.
    package let owner: TypeID?
    let isBinary: Bool
    /// True where it is declared in a type of the project, for two values of one type.
    package let isOfOwnType: Bool

    init(_ code: ClassCode.Body, _ index: ProjectIndex) {
        self.code = code
        owner = code.analysis.enclosingType(of: code.node)
        let parameters = code.node.parameters
        isBinary = parameters.count != 1
        let kind = owner.map { index.types[$0].kind }
        isOfOwnType =
            kind != nil && kind != .external && kind != .protocol
            && Set(parameters.compactMap { $0.typeChild?.text }).count == 1
    }
}
