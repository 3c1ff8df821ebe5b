// expect: has no dynamic member '$text'
import Combine
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @State private var model = Model()

    var body: some View {
        Text(model.text)
            .onReceive($model.$text) { print($0) }
    }
}
