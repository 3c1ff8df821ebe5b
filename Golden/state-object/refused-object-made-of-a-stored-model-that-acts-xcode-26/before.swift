// Catalogue 83, 90: the initializer of the object of SwiftData notes that it ran.
import SwiftData
import SwiftUI

@Model
final class Vault {
    @Attribute(.unique) var name: String
    @Transient var isOpen = false
    @Relationship(deleteRule: .cascade) var coins = [String]()

    init(name: String) {
        self.name = name
        UserDefaults.standard.set(name, forKey: "lastVault")
    }
}

final class Joining: ObservableObject {
    @Published var count = 0
    var vault = Vault(name: "Main")
}

struct JoiningView: View {
    @StateObject private var joining = Joining()

    var body: some View { Text("\(joining.count)") }
}
