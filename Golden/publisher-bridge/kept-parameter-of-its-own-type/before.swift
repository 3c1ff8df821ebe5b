// Catalogue 60, 155: functions that need the publisher's own type, or that something else than a call may name.
import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
    @Published var scope = 0
    @Published var page = 0.0
    @Published var order = false
    @Published var filter: Int?
    @Published var kind: UInt = 0
    @Published var range: Float = 0
    @Published var place: Int8 = 0
    @Published var depth: Int16 = 0
    @Published var width: Int32 = 0
    @Published var height: UInt8 = 0
}

final class Keeper {
    var queries: Published<String>.Publisher

    init(_ queries: Published<String>.Publisher) {
        self.queries = queries
    }
}

class Base {
    func scopes(_ scopes: Published<Int>.Publisher) -> AnyCancellable { scopes.sink { print($0) } }

    required init(ranges: Published<Float>.Publisher) {
        _ = ranges.sink { print($0) }
    }
}

final class Derived: Base {
    override func scopes(_ scopes: Published<Int>.Publisher) -> AnyCancellable { scopes.sink { print($0 + 1) } }
}

protocol Following {
    func pages(_ pages: Published<Double>.Publisher) -> AnyCancellable
    init(places: Published<Int8>.Publisher)
}

struct Follower: Following {
    init(places: Published<Int8>.Publisher) {
        _ = places.sink { print($0) }
    }

    func pages(_ pages: Published<Double>.Publisher) -> AnyCancellable { pages.sink { print($0) } }
}

func orders(_ orders: Published<Bool>.Publisher) -> AnyCancellable { orders.sink { print($0) } }
let followOrders = orders

func filters(_ filters: Published<Int?>.Publisher) -> Published<Int?>.Publisher { filters }

func inner(_ kinds: Published<UInt>.Publisher) -> AnyCancellable { kinds.sink { print($0) } }
func kinds(_ kinds: Published<UInt>.Publisher) -> AnyCancellable { inner(kinds) }

extension NotificationCenter {
    func heights(_ heights: Published<UInt8>.Publisher) -> AnyCancellable { heights.sink { print($0) } }
}

func depths(_ depths: Published<Int16>.Publisher...) {}

func follow(_ search: Search) -> [AnyCancellable] {
    depths(search.$depth)
    var widths = search.$width
    widths = search.$width
    _ = Keeper(search.$query)
    _ = NotificationCenter.default.heights(search.$height)
    _ = Base(ranges: search.$range)
    let follower = Follower(places: search.$place)
    return [
        Derived(ranges: search.$range).scopes(search.$scope), follower.pages(search.$page), orders(search.$order),
        filters(search.$filter).sink { print($0 ?? 0) }, kinds(search.$kind), widths.sink { print($0) },
    ]
}

struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
        Text(search.query)
    }
}
