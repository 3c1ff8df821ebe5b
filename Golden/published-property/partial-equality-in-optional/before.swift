// Catalogue 41: the partial == of the element decides for the whole optional.
import SwiftUI

struct Member: Equatable {
    let id: Int
    var name: String

    static func == (lhs: Member, rhs: Member) -> Bool {
        lhs.id == rhs.id
    }
}

final class Team: ObservableObject {
    @Published var members: Member? = nil

    func replace(_ members: Member?) {
        self.members = members
    }
}

struct TeamView: View {
    @ObservedObject var team: Team

    var body: some View {
        Text(team.members?.name ?? "")
    }
}
