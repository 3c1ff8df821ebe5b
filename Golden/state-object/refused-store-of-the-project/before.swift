// Catalogue 80: the project has a method store(in:) with an effect.
import Combine
import SwiftUI

enum Registry { nonisolated(unsafe) static var total = 0 }
extension AnyCancellable {
    func store(in set: inout Set<AnyCancellable>, counted: Bool = true) {
        Registry.total += 1
        set.insert(self)
    }
}

final class Model: ObservableObject {
    @Published var count = 0
    private var cancellables = Set<AnyCancellable>()
    init(title: String) {
        NotificationCenter.default.publisher(for: Notification.Name("shown"))
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.count += 1 }
            .store(in: &cancellables, counted: true)
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
