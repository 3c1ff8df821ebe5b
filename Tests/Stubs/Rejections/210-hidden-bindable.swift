// expect: struct 'Int' cannot be used as an attribute
import SwiftUI

@Observable
final class Form {
    var isOn = true
}

struct FormView: View {
    typealias Bindable = Int

    @Bindable var form: Form

    var body: some View { Text("") }
}
