// Catalogue 19, 120, 123: the object is named by an alias of an alias, here and there.
import SwiftUI

final class AccountModel: ObservableObject {
    @Published var name = ""
}

typealias UserModel = AccountModel
typealias CurrentUser = UserModel

struct NameView: View {
    @EnvironmentObject private var user: CurrentUser

    var body: some View {
        Text(user.name)
    }
}

struct Root: View {
    @StateObject private var user: UserModel = CurrentUser()

    var body: some View {
        NameView().environmentObject(user)
    }
}
