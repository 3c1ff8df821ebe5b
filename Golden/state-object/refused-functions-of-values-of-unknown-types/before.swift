// Catalogue 80: the project declares the function, which has an effect.
import SwiftUI

struct Item { let name: String }
extension Sequence {
    func map<T>(_ transform: (Element) -> T) -> [T] {
        UserDefaults.standard.set(true, forKey: "mapped")
        var all: [T] = []
        for element in self { all.append(transform(element)) }
        return all
    }
}

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
