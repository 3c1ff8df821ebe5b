// expect: property wrapper can only be applied to a 'var'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @State let model: Model

    var body: some View { Text(model.text) }
}
