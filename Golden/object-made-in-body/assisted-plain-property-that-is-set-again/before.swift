// Catalogue 35, 222: what never announced anything is ignored where following it would make objects without end.
import SwiftUI

final class Source {
    var value = ""
    var onChange: (() -> Void)?
}

final class RowModel: ObservableObject {
    @Published var title = ""
    var item: String? {
        didSet { title = item ?? "none" }
    }
    var page = 0
    private let source: Source

    init(source: Source) {
        self.source = source
        if item == nil { title = "loading" }
        source.onChange = { [weak self] in
            self?.item = source.value
            self?.page += 1
        }
    }
}

struct RowScreen: View {
    @ObservedObject var model: RowModel

    var body: some View {
        Text(model.title)
    }
}

struct ListScreen: View {
    let sources: [Source]

    var body: some View {
        ForEach(sources.indices, id: \.self) { position in
            RowScreen(model: RowModel(source: sources[position]))
        }
    }
}
