import Foundation
import SourceText
import Syntax
var names = NameTable()
var total = 0, bad = 0
let skip = CommandLine.arguments.contains("--skip")
while let line = readLine() {
    guard let data = FileManager.default.contents(atPath: line) else { continue }
    let file = SourceFile(path: line, bytes: [UInt8](data))
    let tree = SyntaxTree.parse(file, bodies: skip ? .skip : .parse, names: &names)
    total += 1
    var last: UInt32 = 0
    for token in tree.tokens { if token.start < last { print("OVERLAP", line, token.start) }; last = token.end }
    if !tree.problems.isEmpty {
        bad += 1
        let index = LineIndex(file.bytes)
        for p in tree.problems.prefix(3) { let l = index.location(at: p.offset); print("\(line):\(l.line):\(l.column): \(p.kind.rawValue)") }
    }
}
print(total, bad)
