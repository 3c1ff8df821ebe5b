// Catalogue 83: asked for, the object is made for every init of the view.
import SwiftUI

final class DetailModel: ObservableObject {
    let id: Int
    @Published var title = ""

    init(id: Int) {
        self.id = id
        load()
    }

    private func load() {
        title = "Detail \(id)"
        print(title)
    }
}

struct DetailView: View {
    @StateObject private var model: DetailModel

    init(id: Int) {
        _model = StateObject(wrappedValue: DetailModel(id: id))
    }

    var body: some View {
        Text("\(model.id) \(model.title)")
    }
}
