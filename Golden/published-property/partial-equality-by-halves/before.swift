// Catalogue 41: an `==` that names each property and compares a part of one, or does so on some ways only.
import CoreLocation
import SwiftUI

struct Rounded: Equatable {
    var id: Int
    var amount = 1.0

    static func == (left: Rounded, right: Rounded) -> Bool {
        left.id == right.id && Int(left.amount) == Int(right.amount)
    }
}

struct Unordered: Equatable {
    var id: Int
    var tags: [String] = []

    static func == (left: Unordered, right: Unordered) -> Bool {
        left.id == right.id && Set(left.tags) == Set(right.tags)
    }
}

struct Early: Equatable {
    var id: Int
    var name = ""

    static func == (left: Early, right: Early) -> Bool {
        if left.id == right.id { return true }
        return left.id == right.id && left.name == right.name
    }
}

struct Either: Equatable {
    var id: Int
    var name = ""

    static func == (left: Either, right: Either) -> Bool { left.id == right.id || left.name == right.name }
}

struct OneSided: Equatable {
    var id: Int
    var name = ""

    static func == (left: OneSided, right: OneSided) -> Bool { left.id == right.id && left.name == left.name }
}

class Account: Equatable {
    var id = 0

    static func == (left: Account, right: Account) -> Bool { left.id == right.id }
}

final class Admin: Account {
    var name = ""
}

struct Flags: OptionSet {
    let rawValue: Int
    var note = ""

    init(rawValue: Int) { self.rawValue = rawValue }
}

struct Day: Strideable {
    var number: Int
    var label = ""

    func distance(to other: Day) -> Int { other.number - number }
    func advanced(by count: Int) -> Day { Day(number: number + count) }
}

extension CLLocationCoordinate2D: Equatable {
    public static func == (left: CLLocationCoordinate2D, right: CLLocationCoordinate2D) -> Bool {
        left.latitude == right.latitude
    }
}

final class Store: ObservableObject {
    @Published var rounded = Rounded(id: 1)
    @Published var unordered = Unordered(id: 1)
    @Published var early = Early(id: 1)
    @Published var either = Either(id: 1)
    @Published var oneSided = OneSided(id: 1)
    @Published var part: Substring = "abc"
    @Published var admin = Admin()
    @Published var flags = Flags(rawValue: 1)
    @Published var day = Day(number: 1)
    @Published var place: CLLocationCoordinate2D = .init(latitude: 0, longitude: 0)

    func refresh() {
        rounded = Rounded(id: 1, amount: 1.5)
        unordered = Unordered(id: 1, tags: ["a"])
        early = Early(id: 1, name: "a")
        either = Either(id: 1, name: "a")
        oneSided = OneSided(id: 1, name: "a")
        part = "zabc".dropFirst()
        admin = Admin()
        flags = Flags(rawValue: 1)
        day = Day(number: 1, label: "a")
        place = CLLocationCoordinate2D(latitude: 0, longitude: 1)
    }
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text("\(store.rounded.amount) \(store.unordered.tags.count) \(store.early.name) \(store.either.name)")
        Text("\(store.oneSided.name) \(store.part.base)")
        Text("\(store.admin.name) \(store.flags.note) \(store.day.label) \(store.place.longitude)")
        Button("Refresh") { store.refresh() }
    }
}
