// Catalogue 83: asked for, the object is made for every init of the view.
import SwiftUI

@Observable
final class DetailModel {
    let id: Int
    var title = ""

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
    @State private var model: DetailModel

    init(id: Int) {
        _model = State(initialValue: DetailModel(id: id))
    }

    var body: some View {
        Text("\(model.id) \(model.title)")
    }
}
