// expect: requires that 'Model?' conform to 'ObservableObject'
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Editor: View {
    @ObservedObject var model: Model?

    var body: some View { Text("optional") }
}
