// Catalogue 75: the class and the import of SwiftUI stand under the same condition.
#if os(iOS) || os(macOS) || os(Linux)

import Foundation
import SwiftUI

@Observable
final class Account {
    var name = ""
}

struct AccountView: View {
    var account: Account

    var body: some View {
        Text(account.name)
    }
}

#endif
