// Catalogue 222: what a made object subscribes to is sent by users only; each change makes one more object, and not without end.
import Combine
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var size = 1
}

final class Form: ObservableObject {
    @Published var size: Int
    private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        $size.dropFirst().sink { Store.shared.size = $0 }.store(in: &cancellables)
    }
}

struct FormView: View {
    @ObservedObject var form: Form
    @State private var taps = 0

    var body: some View {
        Button("Larger") {
            taps += 1
            form.size += 1
        }
        Text("size \(form.size), \(taps) taps")
    }
}

struct StoreView: View {
    @ObservedObject var store = Store.shared

    var body: some View {
        Button("Reset") { store.size = 1 }
        Text("stored \(store.size)")
    }
}

struct Root: View {
    var body: some View {
        FormView(form: Form())
        StoreView()
    }
}
