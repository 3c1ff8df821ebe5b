// expect: generic struct 'EnvironmentObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @EnvironmentObject var model: Model

    var body: some View { Text(model.text) }
}
