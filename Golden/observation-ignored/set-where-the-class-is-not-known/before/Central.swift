// Catalogue 59: a file that leads to no central has none to set.
import SwiftUI

final class Central: ObservableObject {
    @Published var isOpen = false
    var uuid = ""

    func connect(to uuid: String) {
        self.uuid = uuid
    }
}

final class Journal: ObservableObject {
    @Published var count = 0
}

struct JournalView: View {
    @ObservedObject var journal: Journal

    var body: some View {
        Stepper("\(journal.count)", value: $journal.count)
    }
}

struct CentralView: View {
    @ObservedObject var central: Central

    var body: some View {
        Toggle(central.uuid, isOn: $central.isOpen)
        Button("Connect") { central.connect(to: "A") }
    }
}
