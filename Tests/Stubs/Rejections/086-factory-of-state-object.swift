// expect: cannot assign value of type 'StateObject<Model>' to type 'State<Model>'
import SwiftUI

class Model: ObservableObject {}

struct ModelView: View {
    @State private var model: Model

    init(make: @escaping () -> Model) {
        _model = StateObject(wrappedValue: make())
    }

    var body: some View {
        Text("model")
    }
}
