// Catalogue 75: the class and the import of SwiftUI stand under the same condition.
#if os(iOS) || os(macOS) || os(Linux)

import Foundation
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

struct AccountView: View {
    @ObservedObject var account: Account

    var body: some View {
        Text(account.name)
    }
}

#endif
