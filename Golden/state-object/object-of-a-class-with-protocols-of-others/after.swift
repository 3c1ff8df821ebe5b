// Catalogue 80: only what stands first behind a class's name can be its superclass; what follows is asked of it.
import Networking
import SwiftUI
import UIKit

@Observable
final class Scroller: NSObject, UITextFieldDelegate {
    var offset = 0.0
}

struct ScrollerView: View {
    @State private var scroller = Scroller()

    var body: some View { Slider(value: $scroller.offset) }
}

@Observable
final class Account: ClientDelegate {
    var name = ""
}

struct AccountView: View {
    @State private var account = Account()

    var body: some View { TextField("Name", text: $account.name) }
}

@Observable
final class Session: NSObject {
    var name = ""
}

extension Session: ClientDelegate {}

struct SessionView: View {
    @State private var session = Session()

    var body: some View { TextField("Name", text: $session.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            ScrollerView()
            AccountView()
            SessionView()
        }
    }
}
