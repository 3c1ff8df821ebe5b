import SwiftUI

struct AccountView: View {
    var account: Account
    var session: Session
    var cart: Cart
    var draft: Draft
    var note: Note

    var body: some View {
        Text("\(account.name) \(session.user) \(cart.count) \(draft.text) \(note.text)")
    }
}
