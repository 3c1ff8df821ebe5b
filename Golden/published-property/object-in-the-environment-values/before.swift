// Catalogue 133: views reach the object by a value of the environment, whose type the project declares; other values of the environment are none.
import SwiftUI

final class Options: ObservableObject {
    @Published var hidesSignUp = false
    @Published var title = ""
}

struct OptionsKey: EnvironmentKey {
    static let defaultValue = Options()
}

extension EnvironmentValues {
    var options: Options {
        get { self[OptionsKey.self] }
        set { self[OptionsKey.self] = newValue }
    }
}

struct SignInView: View {
    @Environment(\.options) private var options
    @Environment(\.options.title) private var title
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text(options.hidesSignUp ? title : "Sign up").onTapGesture { dismiss() }
    }
}
