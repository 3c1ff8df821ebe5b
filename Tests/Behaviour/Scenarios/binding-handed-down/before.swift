// Catalogue 89, 101: a binding to a property of the model is handed down.
import SwiftUI

final class Profile: ObservableObject {
    @Published var name = "Al"
    @Published var isPublic = false
}

struct Root: View {
    @StateObject private var profile = Profile()

    var body: some View {
        NameField(name: $profile.name)
        PublicToggle(isPublic: $profile.isPublic)
        Text("\(profile.name) is \(profile.isPublic ? "public" : "hidden")")
        Button("Reset") {
            profile.name = "Al"
            profile.isPublic = false
        }
    }
}

struct NameField: View {
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name)
        Text("\(name.count) letters")
    }
}

struct PublicToggle: View {
    @Binding var isPublic: Bool

    var body: some View {
        Toggle("Public", isOn: $isPublic)
    }
}
