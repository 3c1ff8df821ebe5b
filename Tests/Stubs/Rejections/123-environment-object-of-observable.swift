// expect: instance method 'environmentObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Root: View {
    @State private var model = Model()

    var body: some View { Text(model.text).environmentObject(model) }
}
