// Catalogue 80: store(in:) is not the property store, which takes no labels.
import Combine
import SwiftUI

extension NSNotification.Name {
    static let added = NSNotification.Name("added")
}

@Observable
final class Model {
    var count = 0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()
    init(title: String) { observe() }
    private func observe() {
        let names: [NSNotification.Name] = [.added]
        for name in names {
            NotificationCenter.default.publisher(for: name)
                .receive(on: DispatchQueue.main)
                .sink { [weak self] _ in self?.count += 1 }
                .store(in: &cancellables)
        }
    }
}

struct Page: View {
    @State private var model: Model
    let title: String
    init(title: String) {
        self.title = title
        _model = State(initialValue: Model(title: title))
    }
    var body: some View {
        Button("\(title) \(model.count)") { model.count += 1 }
    }
}

struct Shop {
    let store: String
}
