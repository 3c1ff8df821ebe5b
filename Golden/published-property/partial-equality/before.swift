// Catalogue 41: two users with one id are equal, so a renamed user would not reach the views.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool {
        lhs.id == rhs.id
    }
}

final class UserModel: ObservableObject {
    @Published var user = User(id: 1, name: "Ada")

    func rename() {
        user = User(id: 1, name: "Grace")
    }
}

struct UserView: View {
    @StateObject private var model = UserModel()

    var body: some View {
        Button(model.user.name) { model.rename() }
    }
}
