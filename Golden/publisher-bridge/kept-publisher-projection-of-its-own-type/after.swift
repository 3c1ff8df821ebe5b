// Catalogue 60, 155: places that ask for the publisher's own type.
import Combine
import SwiftUI

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private var queryStorage = ""
    var scope: Int {
        get { access(keyPath: \.scope); return scopeStorage }
        set { withMutation(keyPath: \.scope) { scopeStorage = newValue } }
    }
    @ObservationIgnored @Published private var scopeStorage = 0
    var page: Int {
        get { access(keyPath: \.page); return pageStorage }
        set { withMutation(keyPath: \.page) { pageStorage = newValue } }
    }
    @ObservationIgnored @Published private var pageStorage = 0
    var order: Int {
        get { access(keyPath: \.order); return orderStorage }
        set { withMutation(keyPath: \.order) { orderStorage = newValue } }
    }
    @ObservationIgnored @Published private var orderStorage = 0

    var queries: Published<String>.Publisher { $queryStorage }

    func watch(_ publisher: Published<Int>.Publisher) -> AnyCancellable { publisher.sink { print($0) } }

    func follow() -> [AnyCancellable] {
        let orders = $orderStorage
        let pages = Just(1).map { _ -> Published<Int>.Publisher in self.$pageStorage }
        return [watch($scopeStorage), orders.sink { print($0) }, pages.switchToLatest().sink { print($0) }]
    }
}

struct SearchView: View {
    var model: Search

    var body: some View {
        Text("\(model.query)")
    }
}
