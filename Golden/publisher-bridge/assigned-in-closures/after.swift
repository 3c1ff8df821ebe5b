// Catalogue 62: in a closure that is kept, the set needs self as the publisher did.
import Combine
import SwiftUI

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private var queryStorage = ""
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage = ""
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private var countStorage = 0
    var p: Published<String>.Publisher { $queryStorage }
    var p3: Published<Int>.Publisher { $countStorage }
    @ObservationIgnored private var bag = Set<AnyCancellable>()
    init(_ texts: AnyPublisher<String, Never>) {
        texts.sink { [weak self] (value: String) in self?.query = value }.store(in: &bag)
        $nameStorage.sink { [weak self] (value: String) in self?.query = value }.store(in: &bag)
        $nameStorage.map { $0.count }.sink { [weak self] (value: Int) in self?.count = value }.store(in: &bag)
        $queryStorage.assign(to: \.name, on: self).store(in: &bag)
    }
    func g(_ texts: AnyPublisher<String, Never>) { texts.sink { [weak self] (value: String) in self?.query = value }.store(in: &self.bag); _ = { texts.sink { [weak self] (value: String) in self?.query = value }.store(in: &self.bag) } }
}

struct SearchView: View {
    var model: Search
    var body: some View { Text("\(model.query)") }
}
