// Catalogue 61: a publisher of one of two types of a name is not that of a class that is called otherwise.
import Base
import Combine
import Core
import SwiftUI

@Observable
final class Account {
    var state = 0
}

final class Follower {
    private var cancellable: AnyCancellable?

    func follow(_ authenticator: Authenticator) {
        cancellable = authenticator.$state.sink { print($0) }
    }
}

struct AccountView: View {
    var account: Account

    var body: some View {
        Text("\(account.state)")
    }
}
