// Catalogue 146, 154: a utility view over any ObservableObject.
import SwiftUI

struct Watching<Model: ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("watching")
    }
}
