// Catalogue 66, 69: the view shows the parent and the child only.
import Combine
import SwiftUI

@MainActor
final class Loader: ObservableObject {
    @Published var total = 0
    func load() { total += 1 }
}

@MainActor
final class Detail: ObservableObject {
    @Published var title = "Title"
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
        Text("\(detail.title): \(detail.loader.total)")
        Button("Load") { detail.loader.load() }
    }
}
