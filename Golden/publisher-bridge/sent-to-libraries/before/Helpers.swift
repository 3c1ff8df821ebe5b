import Foundation

protocol Titled {
    var title: String { get }
}

struct Tab: Titled {
    let number: Int

    var title: String { "Tab \(number)" }
}

struct Note {
    let text: String
    var size = NoteSize.small.rawValue

    init(_ text: String) {
        self.text = text
    }
}

enum NoteSize: Int {
    case small, large
}

dynamic func doubled(_ number: Int) -> Int {
    number * 2
}
