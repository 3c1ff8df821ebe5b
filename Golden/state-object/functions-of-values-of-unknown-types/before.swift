// Catalogue 80: the project declares no map, so that it is that of the library.
import SwiftUI

struct Item { let name: String }

final class Model: ObservableObject {
    @Published var count = 0
    private let names: [String]
    init(title: String) {
        let all = [Item(name: title)]
        let other = all.filter { $0.name.isEmpty }
        names = (all + other).map { item in item.name }
    }
}

struct Page: View {
    @StateObject private var model: Model
    let title: String
    init(title: String) {
        self.title = title
        _model = StateObject(wrappedValue: Model(title: title))
    }
    var body: some View {
        Button("\(title) \(model.count)") { model.count += 1 }
    }
}
