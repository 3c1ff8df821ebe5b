// expect: cannot convert value of type 'Binding<Model>' to expected argument type 'ObservedObject<Model>.Wrapper'
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Field: View {
    let model: ObservedObject<Model>.Wrapper

    var body: some View { TextField("Text", text: model.text) }
}

struct Editor: View {
    @State private var model = Model()

    var body: some View { Field(model: $model) }
}
