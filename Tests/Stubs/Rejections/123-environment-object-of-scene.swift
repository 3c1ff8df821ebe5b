// expect: instance method 'environmentObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Main: App {
    @State private var model = Model()

    var body: some Scene {
        WindowGroup { Text(model.text) }
            .environmentObject(model)
    }
}
