import SymbolIndex
import Syntax

/// The places in a type and its extensions, those in other files among them, that name one of its properties: `x`,
/// `self.x` or `$x`.
package struct OwnUses {
    package struct Use {
        package let file: ParsedFile
        /// The name or, behind `self`, the member.
        package let node: SyntaxNode

        package init(file: ParsedFile, node: SyntaxNode) {
            self.file = file
            self.node = node
        }

        /// The members behind the name, up to a call or a subscript; what unwraps is passed over.
        package var path: [SyntaxNode] {
            var result: [SyntaxNode] = []
            var part = node.parent?.kind == .chainExpression ? node.nextSibling : nil
            while let current = part {
                switch current.kind {
                case .memberComponent: result.append(current)
                case .optionalComponent, .forceComponent: break
                default: return result
                }
                part = current.nextSibling
            }
            return result
        }

        /// The property itself, and not a part of its value, is assigned or passed as `inout`.
        package var isAssigned: Bool { node.isSet }
    }

    package private(set) var all: [Use] = []
    /// A file that may use it could not be read.
    package private(set) var isIncomplete = false

    package init(of name: NameID?, in owner: TypeID, semantics: Semantics) {
        guard let name else { return }
        let files = Set(semantics.index.types[owner].parts.map(\.file))
        for number in semantics.files(mentioning: name) where files.contains(number) {
            guard let file = semantics.file(number) else {
                isIncomplete = true
                continue
            }
            for node in file.code.nodes(named: name, in: file.tree.root)
            where OwnUses.isProperty(node, of: owner, in: file) {
                all.append(Use(file: file, node: node))
            }
        }
    }

    private static func isProperty(_ node: SyntaxNode, of owner: TypeID, in file: ParsedFile) -> Bool {
        switch node.kind {
        case .identifierExpression:
            guard file.types(around: node)?.first == owner else { return false }
            return LocalName(node.name, at: node) == nil
        case .memberComponent:
            return node.isMemberOfSelf && file.types(around: node)?.first == owner
        default: return false
        }
    }
}
