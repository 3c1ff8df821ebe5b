// Catalogue 40: the `error` that a catch clause declares
import SwiftUI

@MainActor
final class Door: ObservableObject {
    @Published var error: Error?

    func open() async {
        do {
            try await Task.sleep(nanoseconds: 1)
        } catch {
            self.error = error
        }
    }
}

struct DoorView: View {
    @ObservedObject var door: Door

    var body: some View {
        Text(door.error == nil ? "open" : "stuck")
    }
}
