// Catalogue 83, 90: an object of SwiftData that no context holds is made and dropped unnoticed; its macros make
// nothing.
import SwiftData
import SwiftUI

@Model
final class Vault {
    @Attribute(.unique) var name: String
    @Transient var isOpen = false

    init(name: String) { self.name = name }
}

final class Joining: ObservableObject {
    @Published var count = 0
    var vault = Vault(name: "Main")
}

struct JoiningView: View {
    @StateObject private var joining = Joining()

    var body: some View { Text("\(joining.count)") }
}
