// Catalogue 101, 113, 120, 123, 128: a generic parameter that is bounded by a class is that class
import SwiftUI

@Observable
class Store {
    var name = ""
}

struct Reader<Model: Store>: View {
    var model: Model

    var body: some View {
        Text(model.name)
    }
}

struct Editor<Model>: View where Model: Store {
    @Bindable var model: Model

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

struct Owner<Model: Store>: View {
    @State var model: Model

    var body: some View {
        Reader(model: model).environment(model)
    }
}

struct Guest<Model: Store>: View {
    @Environment(Model.self) var model

    var body: some View {
        Text(model.name)
    }
}

struct Maker<Model: Store> {
    let model: Model

    func view() -> some View {
        Text("").environment(model)
    }
}
