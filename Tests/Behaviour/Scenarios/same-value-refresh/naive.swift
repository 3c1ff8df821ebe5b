// Stale: an equal value is no change.
import SwiftUI

final class Names {
    static let shared = Names()
    var title = "Mr"
}

@Observable
final class People {
    var names = ["Ann"]

    func refresh() {
        Names.shared.title = "Dr"
        names = names
    }
}

struct Root: View {
    @State private var people = People()

    var body: some View {
        Button("Refresh") { people.refresh() }
        ForEach(people.names, id: \.self) { Text("\(Names.shared.title) \($0)") }
    }
}
