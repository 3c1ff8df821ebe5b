// Catalogue 109: a property wrapper follows its object, and a view its own: each is told by what it follows.
import SwiftUI

final class Orientation: ObservableObject {
    static let shared = Orientation()
    @Published var isTurned = false

    func turn(_ isOn: Bool) { isTurned = isOn }
}

@propertyWrapper
struct Turned: DynamicProperty {
    @StateObject private var orientation = Orientation.shared

    var wrappedValue: Bool { orientation.isTurned }
}

final class Login: ObservableObject {
    @Published var name = ""

    func logIn() { name = "a" }
}

struct LoginView: View {
    @StateObject private var login = Login()
    @Turned private var isTurned

    var body: some View {
        VStack {
            Text(login.name)
            if isTurned { Text("Turned") }
            Button("Log in") { login.logIn() }
        }
    }
}
