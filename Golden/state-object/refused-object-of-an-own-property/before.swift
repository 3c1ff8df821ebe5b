// Catalogue 222: what the initializer sets at once in an object that its own property has made updates nothing; it is read while it is made.
import Combine
import SwiftUI

final class Entry: ObservableObject {
    @Published var valid = false
    @Published var value = ""
    func validate() { valid = !value.isEmpty }
}

final class MemoModel: ObservableObject {
    @Published var picked: String? {
        didSet { check() }
    }
    @Published var validForm = false
    @Published var amount = Entry()

    init(name: String) {
        self.picked = name
    }

    private func check() {
        amount.validate()
        let isValid = amount.valid
        if validForm != isValid { validForm = isValid }
    }
}

struct MemoView: View {
    @StateObject private var model: MemoModel
    init(model: MemoModel) { _model = StateObject(wrappedValue: model) }
    var body: some View {
        EntryView(entry: model.amount)
        Text(model.picked ?? "")
        Text(model.validForm ? "ok" : "no")
    }
}

struct EntryView: View {
    @ObservedObject var entry: Entry
    var body: some View {
        TextField("Value", text: $entry.value)
        Text(entry.valid ? "ok" : "no")
    }
}

struct HomeView: View {
    var body: some View { MemoView(model: MemoModel(name: "a")) }
}
