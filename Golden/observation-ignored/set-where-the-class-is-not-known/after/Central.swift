// Catalogue 59: a file that leads to no central has none to set.
import SwiftUI

@Observable
final class Central {
    var isOpen = false
    var uuid = ""

    func connect(to uuid: String) {
        self.uuid = uuid
    }
}

@Observable
final class Journal {
    var count = 0
}

struct JournalView: View {
    @Bindable var journal: Journal

    var body: some View {
        Stepper("\(journal.count)", value: $journal.count)
    }
}

struct CentralView: View {
    @Bindable var central: Central

    var body: some View {
        Toggle(central.uuid, isOn: $central.isOpen)
        Button("Connect") { central.connect(to: "A") }
    }
}
