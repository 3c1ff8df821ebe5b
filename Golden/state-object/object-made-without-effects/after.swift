// Catalogue 83: making the object only assigns properties, so that making it more often can't be noticed.
import SwiftUI

@Observable
final class DetailModel {
    let id: Int
    var title = ""

    init(id: Int) {
        self.id = id
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
