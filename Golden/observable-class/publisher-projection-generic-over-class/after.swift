// Catalogue 61, 73: a publisher of a value whose type is a generic parameter bounded by the class
import Combine
import SwiftUI

@Observable
final class Store {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
}

struct Reader: View {
    var store: Store

    var body: some View {
        watch(store)
    }

    func watch<Model: Store>(_ model: Model) -> some View {
        Text(model.name).onReceive(model.nameSubject) { _ in }
    }
}
