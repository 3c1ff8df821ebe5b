// Catalogue 41: asked for, a method of the class makes each assignment count, whatever the partial == says.
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
