// Catalogue 41: nothing sets the user after init, so that no assignment can be taken for no change.
import SwiftUI

struct User: Equatable {
    let id: Int
    let name: String

    static func == (lhs: User, rhs: User) -> Bool {
        lhs.id == rhs.id
    }
}

@Observable
final class UserRowModel {
    private(set) var user: User
    var isOpen = false

    init(user: User) {
        self.user = user
    }
}

struct UserRow: View {
    var model: UserRowModel

    var body: some View {
        Button(model.isOpen ? model.user.name : "…") { model.isOpen.toggle() }
    }
}
