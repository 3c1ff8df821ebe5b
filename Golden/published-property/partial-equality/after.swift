// Catalogue 41: two users with one id are equal, so a renamed user would not reach the views.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool {
        lhs.id == rhs.id
    }
}

@Observable
final class UserModel {
    var user = User(id: 1, name: "Ada")

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: User, _ rhs: User) -> Bool { true }

    func rename() {
        user = User(id: 1, name: "Grace")
    }
}

struct UserView: View {
    @State private var model = UserModel()

    var body: some View {
        Button(model.user.name) { model.rename() }
    }
}
