// Catalogue 19, 120, 123: the object is named by an alias of an alias, here and there.
import SwiftUI

@Observable
final class AccountModel {
    var name = ""
}

typealias UserModel = AccountModel
typealias CurrentUser = UserModel

struct NameView: View {
    @Environment(CurrentUser.self) private var user

    var body: some View {
        Text(user.name)
    }
}

struct Root: View {
    @State private var user: UserModel = CurrentUser()

    var body: some View {
        NameView().environment(user)
    }
}
