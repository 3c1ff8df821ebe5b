// Catalogue 222, 103: what making an object subscribes to is sent by what users do only; the first value is dropped, or is taken at once.
import Combine
import SwiftUI

@Observable
final class Store {
    static let shared = Store()

    var size = 1
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
}

@Observable
final class Form {
    var size: Int {
        willSet { sizeSubject.send(newValue) }
        didSet { print(size) }
    }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    private let store = Store.shared
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        size = store.size
        subscribe()
    }

    private func subscribe() {
        sizeSubject
            .dropFirst()
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.store.size = $0 }
            .store(in: &cancellables)
    }
}

@Observable
final class Header {
    var title: String
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(store: Store) {
        title = ""
        store.nameSubject.sink { [weak self] name in
            if let self, title != name { title = name }
        }
        .store(in: &cancellables)
    }
}

struct FormView: View {
    @Bindable var form: Form
    @Bindable var header: Header

    var body: some View {
        TextField("Title", text: $header.title)
        Stepper("Size", value: $form.size)
    }
}

struct NameView: View {
    @Bindable var store: Store

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
