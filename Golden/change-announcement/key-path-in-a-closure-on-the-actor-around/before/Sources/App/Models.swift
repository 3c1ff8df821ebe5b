// Catalogue 47: a closure that is not sent stays on the main actor, in Swift 6 mode too.
import SwiftUI

@MainActor
final class Listener: ObservableObject {
    @Published var isEdited = false
    private let defaults = UserDefaults.standard
    private let hub = Hub()

    func start() {
        hub.listen { [weak self] in self?.objectWillChange.send() }
    }

    var name: String {
        get { defaults.string(forKey: "listener") ?? "" }
        set { defaults.set(newValue, forKey: "listener") }
    }
}

struct ListenerView: View {
    @StateObject private var model = Listener()

    var body: some View {
        TextField("Name", text: $model.name)
        Toggle("Edited", isOn: $model.isEdited)
    }
}
