// Catalogue 34, 46: beside a superclass that tracks nothing there is one registrar.
import SwiftUI

class Logging {
    func log(_ text: String) { print(text) }
}

class Named: NSObject {
    let label: String

    init(label: String) { self.label = label }
}

final class AccountModel: Logging, ObservableObject {
    @AppStorage("badge") var badge = false
    @Published var name = ""
}

final class RoomModel: Named, ObservableObject {
    @AppStorage("isOpen") var isOpen = false

    override init(label: String) {
        super.init(label: label)
        isOpen = true
    }
}

struct AccountView: View {
    @ObservedObject var model: AccountModel
    @ObservedObject var room: RoomModel

    var body: some View {
        Toggle(model.name, isOn: $model.badge)
        Toggle(room.label, isOn: $room.isOpen)
        Button("Log") { model.log("shown") }
    }
}
