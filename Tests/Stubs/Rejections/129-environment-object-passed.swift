// expect: cannot convert value of type 'EnvironmentObject<
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Environment(Model.self) var model

    var body: some View { Text(model.text) }
}

struct Root: View {
    var body: some View { Editor(model: EnvironmentObject()) }
}
