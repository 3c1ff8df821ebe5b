// Catalogue 109: a property wrapper follows its object, and a view its own: each is told by what it follows.
import SwiftUI

@Observable
final class Orientation {
    static let shared = Orientation()
    var isTurned = false

    func turn(_ isOn: Bool) { isTurned = isOn }
}

@propertyWrapper
struct Turned: DynamicProperty {
    @State private var orientation = Orientation.shared

    var wrappedValue: Bool { orientation.isTurned }
}

@Observable
final class Login {
    var name = ""

    func logIn() { name = "a" }
}

struct LoginView: View {
    @State private var login = Login()
    @Turned private var isTurned

    var body: some View {
        VStack {
            Text(login.name)
            if isTurned { Text("Turned") }
            Button("Log in") { login.logIn() }
        }
    }
}
