// Catalogue 83: making the object only assigns properties, so that making it more often can't be noticed.
import SwiftUI

final class DetailModel: ObservableObject {
    let id: Int
    @Published var title = ""

    init(id: Int) {
        self.id = id
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
