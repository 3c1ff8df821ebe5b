// Catalogue 200, 201: an operator, an optional, two parts and an observer, for which no copy is written.
import SwiftUI

infix operator ??=: AssignmentPrecedence

func ??= <Value>(left: inout Value?, right: @autoclosure () -> Value) {
    if left == nil { left = right() }
}

struct Note {
    var text = "" { didSet { Model.shared.count() } }
}

final class Model: ObservableObject {
    static let shared = Model()
    @Published var draft: Int?
    @Published var map = ["a": [3, 1]]
    @Published var note = Note()
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
    @StateObject private var model = Model.shared

    var body: some View {
        Button("Begin") { model.begin() }
        Button("Prune") { model.prune() }
        Button("Write") { model.write() }
        Text("\(model.draft ?? 0) \(model.map) \(model.note.text)")
    }
}
