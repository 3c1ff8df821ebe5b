// Catalogue 21, 41: the type is not written, so that nothing is added; a method of the macro that the class has already decides in its place, so that it stays.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
    static func make() -> User { User(id: 1, name: "") }
}

final class Club: ObservableObject {
    @Published var chair = User.make()

    func refresh() {
        chair = User(id: 1, name: "Ada")
    }
}

final class Team: ObservableObject {
    @Published var lead: User = User.make()

    func refresh() {
        lead = User(id: 1, name: "Ada")
    }

    private func shouldNotifyObservers(_ lhs: User, _ rhs: User) -> Bool { lhs.name != rhs.name }
}

struct ClubView: View {
    @StateObject private var club = Club()
    @StateObject private var team = Team()

    var body: some View {
        Text(club.chair.name + team.lead.name)
    }
}
