// Catalogue 80: only what stands first behind a class's name can be its superclass; what follows is asked of it.
import Networking
import SwiftUI
import UIKit

final class Scroller: NSObject, ObservableObject, UITextFieldDelegate {
    @Published var offset = 0.0
}

struct ScrollerView: View {
    @StateObject private var scroller = Scroller()

    var body: some View { Slider(value: $scroller.offset) }
}

final class Account: ObservableObject, ClientDelegate {
    @Published var name = ""
}

struct AccountView: View {
    @StateObject private var account = Account()

    var body: some View { TextField("Name", text: $account.name) }
}

final class Session: NSObject, ObservableObject {
    @Published var name = ""
}

extension Session: ClientDelegate {}

struct SessionView: View {
    @StateObject private var session = Session()

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
