// Stale: an equal value is no change.
import SwiftUI

final class Names {
    static let shared = Names()
    var title = "Mr"
}

@Observable
final class People {
    var names = ["Ann"]
    var isLoading = false

    func reload(_ names: [String]) {
        Names.shared.title = "Dr"
        self.names = names
        isLoading = names.isEmpty
    }

    func trim() {
        Names.shared.title = "Prof"
        var newNames = names
        newNames.removeAll { $0.count > names.count + 10 }
        names = newNames
    }
}

struct Root: View {
    @State private var people = People()

    var body: some View {
        Button("Reload") { people.reload(["Ann"]) }
        Button("Trim") { people.trim() }
        ForEach(people.names, id: \.self) { Text("\(Names.shared.title) \($0) \(people.isLoading)") }
    }
}
