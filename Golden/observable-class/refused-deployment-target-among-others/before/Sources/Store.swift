// Catalogue 22: it is one reason among others, and each type has it.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var title = ""
    private var cancellables: Set<AnyCancellable> = []

    func start() {
        let publisher: Published<String>.Publisher = $title
        publisher.sink { print($0) }.store(in: &cancellables)
    }
}

final class Cart: ObservableObject {
    @Published /* told */ var title = ""
}

struct StoreView: View {
    @ObservedObject var model: Store

    var body: some View {
        Text(model.title)
    }
}

struct CartView: View {
    @ObservedObject var model: Cart

    var body: some View {
        Text(model.title)
    }
}
