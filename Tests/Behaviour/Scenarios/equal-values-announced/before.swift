// Catalogue 40, 55, 213: properties are set to what they hold, as a whole and by a changed copy, and what stands elsewhere is shown beside them.
import SwiftUI

final class Names {
    static let shared = Names()
    var title = "Mr"
}

final class People: ObservableObject {
    @Published var names = ["Ann"]
    @Published var isLoading = false

    func reload(_ names: [String]) {
        Names.shared.title = "Dr"
        self.names = names
        isLoading = names.isEmpty
    }

    func trim() {
        Names.shared.title = "Prof"
        names.removeAll { $0.count > names.count + 10 }
    }
}

struct Root: View {
    @StateObject private var people = People()

    var body: some View {
        Button("Reload") { people.reload(["Ann"]) }
        Button("Trim") { people.trim() }
        ForEach(people.names, id: \.self) { Text("\(Names.shared.title) \($0) \(people.isLoading)") }
    }
}
