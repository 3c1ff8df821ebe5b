// Catalogue 41: the type is not written, or the class has such a method already; then nothing is added.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
    static func make() -> User { User(id: 1, name: "") }
}

@Observable
final class Club {
    var chair = User.make()

    func refresh() {
        chair = User(id: 1, name: "Ada")
    }
}

@Observable
final class Team {
    var lead: User = User.make()

    func refresh() {
        lead = User(id: 1, name: "Ada")
    }

    private func shouldNotifyObservers(_ lhs: User, _ rhs: User) -> Bool { lhs.name != rhs.name }
}

struct ClubView: View {
    @State private var club = Club()
    @State private var team = Team()

    var body: some View {
        Text(club.chair.name + team.lead.name)
    }
}
