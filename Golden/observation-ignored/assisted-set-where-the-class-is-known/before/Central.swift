// Catalogue 59: a getter of another file sets it while a view is updated.
import SwiftUI

final class Central: ObservableObject {
    @Published var isOpen = false
    var uuid = ""

    func connect(to uuid: String) {
        self.uuid = uuid
    }
}

struct CentralView: View {
    @ObservedObject var central: Central

    var body: some View {
        Toggle(central.uuid, isOn: $central.isOpen)
        Text(Report(central: central).title)
        Button("Connect") { central.connect(to: "A") }
    }
}
