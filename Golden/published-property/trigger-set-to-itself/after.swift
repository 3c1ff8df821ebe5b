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

@Observable
final class Cities {
    var tick = 0
    var name = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

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
    @State private var cities = Cities()

    var body: some View {
        Text("\(cities.name)")
    }
}
