import SwiftUI

struct AccountView: View {
    @ObservedObject var account: Account
    @ObservedObject var session: Session
    @ObservedObject var cart: Cart
    @ObservedObject var draft: Draft
    @ObservedObject var note: Note

    var body: some View {
        Text("\(account.name) \(session.user) \(cart.count) \(draft.text) \(note.text)")
    }
}
