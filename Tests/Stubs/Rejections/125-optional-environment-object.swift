// expect: value of optional type 'Model?' must be unwrapped
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Root: View {
    var model: Model?

    var body: some View { Text("optional").environmentObject(model) }
}
