// Catalogue 35: all that is read of the object stands behind conditions that only generic functions in another file change.
import SwiftUI

final class Account: ObservableObject {
    @Published var title = ""
}

class Lamp {
    var isLit = false
}

class Door {
    var isOpen = false
}

let hallway = Lamp()
let entrance = Door()

struct LampView: View {
    @ObservedObject var account: Account

    var body: some View {
        if hallway.isLit {
            Text("Lamp")
        } else {
            Text(account.title)
        }
    }
}

struct DoorView: View {
    @ObservedObject var account: Account

    var body: some View {
        if entrance.isOpen {
            Text("Door")
        } else {
            Text(account.title)
        }
    }
}
