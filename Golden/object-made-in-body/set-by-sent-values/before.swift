// Catalogue 222, 103: what making an object subscribes to is sent by what users do only; the first value is dropped, or is taken at once.
import Combine
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var size = 1
    @Published var name = ""
}

final class Form: ObservableObject {
    @Published var size: Int {
        didSet { print(size) }
    }
    private let store = Store.shared
    private var cancellables: Set<AnyCancellable> = []

    init() {
        size = store.size
        subscribe()
    }

    private func subscribe() {
        $size
            .dropFirst()
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.store.size = $0 }
            .store(in: &cancellables)
    }
}

final class Header: ObservableObject {
    @Published var title: String
    private var cancellables: Set<AnyCancellable> = []

    init(store: Store) {
        title = ""
        store.$name.sink { [weak self] name in
            if let self, title != name { title = name }
        }
        .store(in: &cancellables)
    }
}

struct FormView: View {
    @ObservedObject var form: Form
    @ObservedObject var header: Header

    var body: some View {
        TextField("Title", text: $header.title)
        Stepper("Size", value: $form.size)
    }
}

struct NameView: View {
    @ObservedObject var store: Store

    var body: some View {
        TextField("Name", text: $store.name)
        Text("\(store.size)")
    }
}

struct RootView: View {
    var body: some View {
        FormView(form: Form(), header: Header(store: .shared))
        NameView(store: .shared)
    }
}
