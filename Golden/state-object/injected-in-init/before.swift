// Catalogue 85: the object comes in as a parameter; both wrappers keep the first one.
import SwiftUI

final class DetailModel: ObservableObject {
    @Published var title: String

    init(title: String) {
        self.title = title
    }
}

struct DetailView: View {
    @StateObject private var model: DetailModel

    init(model: DetailModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.title)
    }
}

struct CompactDetailView: View {
    @StateObject private var model: DetailModel

    init(_ detail: DetailModel) {
        self._model = StateObject<DetailModel>(wrappedValue: detail)
    }

    var body: some View {
        Text(model.title)
    }
}
