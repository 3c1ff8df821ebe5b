// Catalogue 83: a loop goes through the parts of a text, a lock runs a closure that only looks.
import SwiftUI
import os

struct Rules {
    var names: [String] = []
    var count = 0

    init(parsing text: String) {
        for part in text.split(separator: ",") {
            let name = part.trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty else { continue }
            names.append(name)
            count += 1
        }
    }
}

enum Log {
    private static let state = OSAllocatedUnfairLock(initialState: Rules(parsing: "a,b"))

    static var isOn: Bool { state.withLock { !$0.names.isEmpty } }
}

final class Model: ObservableObject {
    @Published var text = ""
    private let isOn = Log.isOn

    func go() { text = isOn ? "a" : "b" }
}

struct ModelView: View {
    @StateObject private var model: Model

    init(id: Int) { _model = StateObject(wrappedValue: Model()) }

    var body: some View { Button(model.text) { model.go() } }
}

struct RootView: View {
    var body: some View { ModelView(id: 0) }
}
