// Catalogue 60, 155: functions that need the publisher's own type, or that something else than a call may name.
import Combine
import SwiftUI

@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var queryStorage = ""
    var scope: Int {
        get { access(keyPath: \.scope); return scopeStorage }
        set { withMutation(keyPath: \.scope) { scopeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var scopeStorage = 0
    var page: Double {
        get { access(keyPath: \.page); return pageStorage }
        set { withMutation(keyPath: \.page) { pageStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var pageStorage = 0.0
    var order: Bool {
        get { access(keyPath: \.order); return orderStorage }
        set { withMutation(keyPath: \.order) { orderStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var orderStorage = false
    var filter: Int? {
        get { access(keyPath: \.filter); return filterStorage }
        set { withMutation(keyPath: \.filter) { filterStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var filterStorage: Int?
    var kind: UInt {
        get { access(keyPath: \.kind); return kindStorage }
        set { withMutation(keyPath: \.kind) { kindStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var kindStorage: UInt = 0
    var range: Float {
        get { access(keyPath: \.range); return rangeStorage }
        set { withMutation(keyPath: \.range) { rangeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var rangeStorage: Float = 0
    var place: Int8 {
        get { access(keyPath: \.place); return placeStorage }
        set { withMutation(keyPath: \.place) { placeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var placeStorage: Int8 = 0
    var depth: Int16 {
        get { access(keyPath: \.depth); return depthStorage }
        set { withMutation(keyPath: \.depth) { depthStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var depthStorage: Int16 = 0
    var width: Int32 {
        get { access(keyPath: \.width); return widthStorage }
        set { withMutation(keyPath: \.width) { widthStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var widthStorage: Int32 = 0
    var height: UInt8 {
        get { access(keyPath: \.height); return heightStorage }
        set { withMutation(keyPath: \.height) { heightStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var heightStorage: UInt8 = 0
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
    depths(search.$depthStorage)
    var widths = search.$widthStorage
    widths = search.$widthStorage
    _ = Keeper(search.$queryStorage)
    _ = NotificationCenter.default.heights(search.$heightStorage)
    _ = Base(ranges: search.$rangeStorage)
    let follower = Follower(places: search.$placeStorage)
    return [
        Derived(ranges: search.$rangeStorage).scopes(search.$scopeStorage), follower.pages(search.$pageStorage), orders(search.$orderStorage),
        filters(search.$filterStorage).sink { print($0 ?? 0) }, kinds(search.$kindStorage), widths.sink { print($0) },
    ]
}

struct SearchView: View {
    var search: Search

    var body: some View {
        Text(search.query)
    }
}
