// Catalogue 34, 46: beside a superclass that tracks nothing there is one registrar.
import SwiftUI

class Logging {
    func log(_ text: String) { print(text) }
}

class Named: NSObject {
    let label: String

    init(label: String) { self.label = label }
}

@Observable
final class AccountModel: Logging {
    var badge: Bool {
        get { access(keyPath: \.badge); return badgeStorage }
        set { withMutation(keyPath: \.badge) { badgeStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("badge") private var badgeStorage = false
    var name = ""
}

@Observable
final class RoomModel: Named {
    var isOpen: Bool {
        get { access(keyPath: \.isOpen); return isOpenStorage }
        set { withMutation(keyPath: \.isOpen) { isOpenStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("isOpen") private var isOpenStorage = false

    override init(label: String) {
        super.init(label: label)
        isOpen = true
    }
}

struct AccountView: View {
    @Bindable var model: AccountModel
    @Bindable var room: RoomModel

    var body: some View {
        Toggle(model.name, isOn: $model.badge)
        Toggle(room.label, isOn: $room.isOpen)
        Button("Log") { model.log("shown") }
    }
}
