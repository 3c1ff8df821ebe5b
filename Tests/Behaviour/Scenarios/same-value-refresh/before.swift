// Catalogue 40: a value is assigned to itself to have views evaluated.
import SwiftUI

final class Names {
    static let shared = Names()
    var title = "Mr"
}

final class People: ObservableObject {
    @Published var names = ["Ann"]

    func refresh() {
        Names.shared.title = "Dr"
        names = names
    }
}

struct Root: View {
    @StateObject private var people = People()

    var body: some View {
        Button("Refresh") { people.refresh() }
        ForEach(people.names, id: \.self) { Text("\(Names.shared.title) \($0)") }
    }
}
