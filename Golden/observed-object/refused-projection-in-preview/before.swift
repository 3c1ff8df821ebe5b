// Catalogue 104: an object of a preview gives bindings.
import SwiftUI

final class Settings: ObservableObject {
    static let shared = Settings()

    @Published var name = ""
}

struct NameField: View {
    @Binding var name: String

    var body: some View { TextField("Name", text: $name) }
}

#Preview {
    @Previewable @ObservedObject var settings = Settings.shared
    NameField(name: $settings.name)
}
