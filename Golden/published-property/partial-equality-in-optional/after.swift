// Catalogue 41: the partial == of the element decides for the whole optional.
import SwiftUI

struct Member: Equatable {
    let id: Int
    var name: String

    static func == (lhs: Member, rhs: Member) -> Bool {
        lhs.id == rhs.id
    }
}

@Observable
final class Team {
    var members: Member? = nil

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Member?, _ rhs: Member?) -> Bool { true }

    func replace(_ members: Member?) {
        self.members = members
    }
}

struct TeamView: View {
    var team: Team

    var body: some View {
        Text(team.members?.name ?? "")
    }
}
