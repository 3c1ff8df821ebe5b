import SwiftUI

struct GreetingView: View {
    /* é 🧡 */ @EnvironmentObject var account: Account

    var body: some View {
        TextField("Name 🖊", text: $account.name)
    }
}
