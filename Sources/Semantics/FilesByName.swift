import SymbolIndex
import Syntax

/// The files in which names occur, by their numbers and in their order.
struct FilesByName: Sendable {
    /// For each name of the index where its files start among `files`, and behind the last name where they end.
    private let starts: [Int]
    private let files: [Int32]

    init(_ index: ProjectIndex) {
        // Counted first, so that one array holds the files of all names.
        var starts = [Int](repeating: 0, count: index.names.count + 1)
        FilesByName.forEachMention(in: index) { name, _ in starts[name + 1] += 1 }
        for name in 1..<starts.count { starts[name] += starts[name - 1] }
        var next = starts
        var files = [Int32](repeating: 0, count: starts[starts.count - 1])
        FilesByName.forEachMention(in: index) { name, file in
            files[next[name]] = file
            next[name] += 1
        }
        self.starts = starts
        self.files = files
    }

    /// The files in which a name occurs.
    func files(mentioning name: NameID) -> ArraySlice<Int32> {
        let name = Int(name)
        return name + 1 < starts.count ? files[starts[name]..<starts[name + 1]] : []
    }

    private static func forEachMention(in index: ProjectIndex, _ body: (_ name: Int, _ file: Int32) -> Void) {
        let count = index.names.count
        for file in index.files.indices {
            for mention in index.files[file].mentions {
                let name = Int(index.translate(mention, file: file))
                if name < count { body(name, Int32(file)) }
            }
        }
    }
}
