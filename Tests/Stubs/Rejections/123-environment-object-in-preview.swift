// expect: instance method 'environmentObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

#Preview {
    Text("preview").environmentObject(Model())
}
