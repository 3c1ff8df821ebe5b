// Catalogue 40: the `error` that a catch clause declares
import SwiftUI

@MainActor
@Observable
final class Door {
    var error: Error?

    func open() async {
        do {
            try await Task.sleep(nanoseconds: 1)
        } catch {
            self.error = error
        }
    }
}

struct DoorView: View {
    var door: Door

    var body: some View {
        Text(door.error == nil ? "open" : "stuck")
    }
}
