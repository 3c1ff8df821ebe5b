// Catalogue 103: what a method reads while it makes an object for a sheet is what the view follows anyway.
import SwiftUI

@Observable
final class AddModel {
    var key = ""
    let rest: Int
    private let onSave: (String) -> Void

    init(rest: Int, onSave: @escaping (String) -> Void) {
        self.rest = rest
        self.onSave = onSave
    }

    func save() { onSave(key) }
}

@Observable
final class ListModel {
    private(set) var parameters: [String] = []

    func remaining() -> Int { 10 - parameters.count }

    var addModel: AddModel {
        AddModel(rest: remaining(), onSave: { [weak self] in self?.parameters.append($0) })
    }
}

struct AddView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var model: AddModel

    init(model: AddModel) { _model = State(initialValue: model) }

    var body: some View {
        TextField("Key", text: $model.key)
        Button("Save") {
            model.save()
            dismiss()
        }
    }
}

struct ListView: View {
    private var model: ListModel
    @State private var isAdding = false

    init(model: ListModel) { self.model = model }

    var body: some View {
        List(model.parameters, id: \.self) { Text($0) }
            .toolbar { Button("Add") { isAdding = true } }
            .sheet(isPresented: $isAdding) { AddView(model: model.addModel) }
    }
}

struct RootView: View {
    @State private var model = ListModel()

    var body: some View { ListView(model: model) }
}
