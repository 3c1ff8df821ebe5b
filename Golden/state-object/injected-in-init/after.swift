// Catalogue 85: the object comes in as a parameter; both wrappers keep the first one.
import SwiftUI

@Observable
final class DetailModel {
    var title: String

    init(title: String) {
        self.title = title
    }
}

struct DetailView: View {
    @State private var model: DetailModel

    init(model: DetailModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        Text(model.title)
    }
}

struct CompactDetailView: View {
    @State private var model: DetailModel

    init(_ detail: DetailModel) {
        self._model = State<DetailModel>(initialValue: detail)
    }

    var body: some View {
        Text(model.title)
    }
}
