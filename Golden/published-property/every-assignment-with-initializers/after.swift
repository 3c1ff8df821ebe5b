// Catalogue 40, 41: the methods stand together behind the initializers, with one blank line around.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Club {
    var chair: User
    var title: String { chair.name }

    var members: [User] = []
    static let limit = 3

    init(chair: User) {
        self.chair = chair
    }

    convenience init() {
        self.init(chair: User(id: 1, name: "Ada"))
    }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: User, _ rhs: User) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [User], _ rhs: [User]) -> Bool { true }

    func refresh(_ users: [User]) {
        chair = users[0]
        members = users
    }
}

@Observable
final class Choir {
    var lead: User?
    var name: String { lead?.name ?? "" }
    var voices: [User] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: User?, _ rhs: User?) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [User], _ rhs: [User]) -> Bool { true }

    func refresh(_ users: [User]) {
        lead = users.last
        voices = users
    }
}

struct ClubView: View {
    @State private var club = Club()
    @State private var choir = Choir()

    var body: some View {
        Text("\(club.title) \(club.members.count) \(choir.name) \(choir.voices.count)")
    }
}
