// Catalogue 40, 41: the methods stand together behind the initializers, with one blank line around.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
}

final class Club: ObservableObject {
    @Published var chair: User
    var title: String { chair.name }

    @Published var members: [User] = []
    static let limit = 3

    init(chair: User) {
        self.chair = chair
    }

    convenience init() {
        self.init(chair: User(id: 1, name: "Ada"))
    }
    func refresh(_ users: [User]) {
        chair = users[0]
        members = users
    }
}

final class Choir: ObservableObject {
    @Published var lead: User?
    var name: String { lead?.name ?? "" }
    @Published var voices: [User] = []

    func refresh(_ users: [User]) {
        lead = users.last
        voices = users
    }
}

struct ClubView: View {
    @StateObject private var club = Club()
    @StateObject private var choir = Choir()

    var body: some View {
        Text("\(club.title) \(club.members.count) \(choir.name) \(choir.voices.count)")
    }
}
