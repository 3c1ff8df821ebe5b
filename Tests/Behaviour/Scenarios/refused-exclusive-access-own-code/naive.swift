// Crash: the right side of the operator reads what is being changed.
import SwiftUI

infix operator ??=: AssignmentPrecedence

func ??= <Value>(left: inout Value?, right: @autoclosure () -> Value) {
    if left == nil { left = right() }
}

struct Note {
    var text = "" { didSet { Model.shared.count() } }
}

@Observable
final class Model {
    static let shared = Model()
    var draft: Int?
    var map = ["a": [3, 1]]
    var note = Note()
    private var lengths = 0

    func makeDraft() -> Int { (draft ?? 0) + 1 }

    func begin() {
        draft ??= makeDraft()
    }

    func prune() {
        map["a"]?.removeAll { $0 > map.count }
    }

    func write() {
        note.text = "abc"
    }

    func count() {
        lengths += note.text.count
    }
}

struct Root: View {
    @State private var model = Model.shared

    var body: some View {
        Button("Begin") { model.begin() }
        Button("Prune") { model.prune() }
        Button("Write") { model.write() }
        Text("\(model.draft ?? 0) \(model.map) \(model.note.text)")
    }
}
