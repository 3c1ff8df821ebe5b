// Catalogue 53: storage that the initializer sets.
import SwiftUI

final class Profile: ObservableObject {
    @Published var name: String {
        didSet { log.append(name) }
    }
    private(set) var log: [String] = []

    init(name: String) {
        _name = Published(initialValue: name)
    }
}

struct Root: View {
    @StateObject private var profile = Profile(name: "Al")

    var body: some View {
        TextField("Name", text: $profile.name)
        Text(profile.log.joined(separator: " "))
    }
}
