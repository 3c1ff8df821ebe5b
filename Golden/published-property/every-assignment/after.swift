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
@Observable
final class Club {
    var chair = User(id: 1, name: "Ada")
    private(set) var deputy: User = User(id: 2, name: "Grace") // for now
    var members: [User] = []
    var guest: User? {
        didSet { count += 1 }
    }
    var byName: [String: User] = [:]; var page = Page()
    var count = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: User, _ rhs: User) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [User], _ rhs: [User]) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: User?, _ rhs: User?) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [String: User], _ rhs: [String: User]) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Page, _ rhs: Page) -> Bool { true }

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
    @State private var club = Club()

    var body: some View {
        Text(club.chair.name + club.deputy.name + (club.guest?.name ?? "") + club.page.text)
        Text("\(club.members.count) \(club.byName.count) \(club.count)")
    }
}
