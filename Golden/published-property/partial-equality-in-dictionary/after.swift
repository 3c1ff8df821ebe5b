// Catalogue 41: the partial == of the element decides for the whole dictionary.
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
    var members: [String: Member] = [:]

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String: Member], _ rhs: [String: Member]) -> Bool { true }

    func replace(_ members: [String: Member]) {
        self.members = members
    }
}

struct TeamView: View {
    var team: Team

    var body: some View {
        Text(team.members["a"]?.name ?? "")
    }
}
