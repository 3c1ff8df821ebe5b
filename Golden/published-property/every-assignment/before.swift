// Catalogue 40, 41: one method for each type whose values may be equal and differ all the same.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
}

final class Page {
    var text = ""
}

@MainActor
final class Club: ObservableObject {
    @Published var chair = User(id: 1, name: "Ada")
    @Published private(set) var deputy: User = User(id: 2, name: "Grace") // for now
    @Published var members: [User] = []
    @Published var guest: User? {
        didSet { count += 1 }
    }
    @Published var byName: [String: User] = [:]; @Published var page = Page()
    @Published var count = 0

    func refresh(_ users: [User]) {
        chair = users[0]
        deputy = users[1]
        members = users
        guest = users.last
        byName = ["": users[0]]
        page.text = "new"
        page = page
    }
}

struct ClubView: View {
    @StateObject private var club = Club()

    var body: some View {
        Text(club.chair.name + club.deputy.name + (club.guest?.name ?? "") + club.page.text)
        Text("\(club.members.count) \(club.byName.count) \(club.count)")
    }
}
