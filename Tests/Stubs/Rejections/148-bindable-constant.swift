// expect: property wrapper can only be applied to a 'var'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Bindable let model: Model

    var body: some View { Text(model.text) }
}
