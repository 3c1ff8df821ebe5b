// Catalogue 41: an `==` that compares each property as a whole, in whatever form.
import CoreLocation
import SwiftUI

struct Guarded: Equatable {
    var id: Int
    var name = ""
    var tags: [String] = []

    static func == (left: Guarded, right: Guarded) -> Bool {
        guard left.id == right.id, left.name == right.name else { return false }
        if left.tags != right.tags { return false }
        return true
    }
}

struct Paired: Equatable {
    var id: Int
    var name = ""

    static func == (left: Paired, right: Paired) -> Bool { (left.id, left.name) == (right.id, right.name) }
}

struct Nested: Equatable {
    var id: Int
    var name = ""

    static func == (left: Self, right: Self) -> Bool {
        (left.id == right.id) && (right.name == left.name)
    }
}

extension CLLocationCoordinate2D: Equatable {
    public static func == (left: CLLocationCoordinate2D, right: CLLocationCoordinate2D) -> Bool {
        left.latitude == right.latitude && left.longitude == right.longitude
    }
}

@Observable
final class Store {
    var guarded = Guarded(id: 1)
    var paired = Paired(id: 1)
    var nested = Nested(id: 1)
    var place = CLLocationCoordinate2D(latitude: 0, longitude: 0)

    func refresh() {
        guarded = Guarded(id: 1, name: "a")
        paired = Paired(id: 1, name: "a")
        nested = Nested(id: 1, name: "a")
        place = CLLocationCoordinate2D(latitude: 0, longitude: 1)
    }
}

struct StoreView: View {
    var store: Store

    var body: some View {
        Text("\(store.guarded.name) \(store.paired.name) \(store.nested.name) \(store.place.longitude)")
        Button("Refresh") { store.refresh() }
    }
}
