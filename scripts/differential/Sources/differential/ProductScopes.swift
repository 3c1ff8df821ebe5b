import SourceText
import SymbolIndex
import Syntax

/// Which names in code the product takes for locals. Its scopes are seen through what it says of members.
///
/// The file becomes the body of a class that has a property of each name that the file uses. What is then no member of any type must be a
/// local: a parameter, a capture, a variable of a body, or what a pattern binds.
struct ProductScopes {
    /// By the offset of each use whose meaning the product knows: whether it is a local.
    static func locals(_ bytes: [UInt8]) -> [Int: Bool] {
        // A shebang line would not be one behind the class.
        guard !bytes.starts(with: [0x23, 0x21]) else { return [:] }
        var names = NameTable()
        let plain = SyntaxTree.parse(SourceFile(path: "", bytes: bytes), names: &names)
        let header = header(plain)
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let wrapped = SourceFile(path: "", bytes: header + (hasMark ? [0x20, 0x20, 0x20] + bytes.dropFirst(3) : bytes[...]) + Array("\n}\n".utf8))
        let outer = SyntaxTree.parse(wrapped, bodies: .skip, names: &names)
        let index = ProjectIndex(facts: [FactCollector.collect(outer, names: &names)], names: MergedNames(workerNames: [names], moduleNames: []), modules: [[]], moduleNames: [])
        var indexNames = index.names
        let tree = SyntaxTree.parse(wrapped, names: &indexNames)
        guard tree.problems.isEmpty else { return [:] }
        var hazards = HazardCollector(of: index.names)
        let analysis = FileAnalyzer.analyze(file: 0, tree: tree, members: .caching(index: index), legacy: index.findLegacyTypes(), hazards: &hazards)
        return uses(in: analysis, tree, index, shift: header.count)
    }

    /// A class with a property of each name, up to its opening brace and beyond.
    private static func header(_ tree: SyntaxTree) -> [UInt8] {
        var seen: Set<NameID> = []
        var text = "final class Wrapping__: ObservableObject { "
        tree.root.walk { node in
            let token = node.anchorToken
            if node.kind == .identifierExpression, token.kind == .identifier, seen.insert(token.payload).inserted {
                let name = tree.file.text(token.range)
                if !name.hasPrefix("<#") { text += "var \(token.isBackticked ? name : "`\(name)`") = 0; " }
            }
            return true
        }
        return Array((text + "\n").utf8)
    }

    private static func uses(in analysis: FileAnalysis, _ tree: SyntaxTree, _ index: ProjectIndex, shift: Int) -> [Int: Bool] {
        let types = Set(index.types.indices.map { TypeID($0) })
        var found: [Int: Bool] = [:]
        tree.root.walk { node in
            if node.kind == .identifierExpression, node.anchorToken.kind == .identifier, Int(node.anchorToken.start) >= shift {
                let offset = Int(node.anchorToken.start) - shift
                if analysis.uses.means(node, memberOf: types) {
                    found[offset] = false
                } else if !analysis.uses.mayMean(node, propertyOf: []) {
                    found[offset] = true
                }
            }
            return true
        }
        return found
    }
}
