// Catalogue 2, 160: attributes on lines of their own; @Observable comes after them, on its own line.
import SwiftUI

@MainActor
final class InboxModel: ObservableObject {
    @Published var subjects: [String] = []

    nonisolated init() {}
}

struct InboxView: View {
    @StateObject private var model = InboxModel()

    var body: some View {
        List(model.subjects, id: \.self) { Text($0) }
    }
}
