// Catalogue 101, 113, 120, 123, 128: a generic parameter that is bounded by a class is that class
import SwiftUI

class Store: ObservableObject {
    @Published var name = ""
}

struct Reader<Model: Store>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.name)
    }
}

struct Editor<Model>: View where Model: Store {
    @ObservedObject var model: Model

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

struct Owner<Model: Store>: View {
    @StateObject var model: Model

    var body: some View {
        Reader(model: model).environmentObject(model)
    }
}

struct Guest<Model: Store>: View {
    @EnvironmentObject var model: Model

    var body: some View {
        Text(model.name)
    }
}

struct Maker<Model: Store> {
    let model: Model

    func view() -> some View {
        Text("").environmentObject(model)
    }
}
