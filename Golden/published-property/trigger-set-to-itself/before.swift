// Catalogue 40, 212: what is only set to itself tells views to update; one of them shows what stands elsewhere.
import SwiftUI

final class Names {
    static let shared = Names()
    var title = "Mr"
}

final class People: ObservableObject {
    @Published var tick = 0
    @Published var name = ""

    func refresh() {
        Names.shared.title = "Dr"
        tick = tick
    }
}

final class Cities: ObservableObject {
    @Published var tick = 0
    @Published var name = ""

    func refresh() {
        Names.shared.title = "Dr"
        tick = tick
    }
}

struct PeopleView: View {
    @StateObject private var people = People()

    var body: some View {
        Text("\(Names.shared.title) \(people.name)")
    }
}

struct CitiesView: View {
    @StateObject private var cities = Cities()

    var body: some View {
        Text("\(cities.name)")
    }
}
