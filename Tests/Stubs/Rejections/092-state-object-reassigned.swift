// expect: is a get-only property
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Editor: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("New") { model = Model() }
    }
}
