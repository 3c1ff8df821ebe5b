// expect: instance method 'environment' requires that 'Model' conform to 'Observable'
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.text).environment(model) }
}
