// Catalogue 66, 69: the view shows what nobody publishes beside the two.
import Combine
import SwiftUI

@MainActor
final class Loader: ObservableObject {
    @Published var total = 0
    func load() {
        UserDefaults.standard.set(total, forKey: "sum")
        total += 1
    }
}

@MainActor
final class Detail: ObservableObject {
    @Published var title = "Title"
    var sum: Int { UserDefaults.standard.integer(forKey: "sum") }
    let loader = Loader()
    private var cancellables = Set<AnyCancellable>()

    init() {
        loader.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

struct DetailView: View {
    @StateObject private var detail = Detail()

    var body: some View {
        Text("\(detail.title): \(detail.sum)")
        Button("Load") { detail.loader.load() }
    }
}
