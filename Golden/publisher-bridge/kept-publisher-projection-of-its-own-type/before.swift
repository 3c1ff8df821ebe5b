// Catalogue 60, 155: places that ask for the publisher's own type.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published var scope = 0
    @Published var page = 0
    @Published var order = 0

    var queries: Published<String>.Publisher { $query }

    func watch(_ publisher: Published<Int>.Publisher) -> AnyCancellable { publisher.sink { print($0) } }

    func follow() -> [AnyCancellable] {
        let orders = $order
        let pages = Just(1).map { _ -> Published<Int>.Publisher in self.$page }
        return [watch($scope), orders.sink { print($0) }, pages.switchToLatest().sink { print($0) }]
    }
}

struct SearchView: View {
    @ObservedObject var model: Search

    var body: some View {
        Text("\(model.query)")
    }
}
