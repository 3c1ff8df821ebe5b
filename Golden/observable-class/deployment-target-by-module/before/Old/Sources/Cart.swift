// Catalogue 22: the package is built for iOS 16.
import SwiftUI

final class Cart: ObservableObject {
    @Published var title = ""
}

struct CartView: View {
    @ObservedObject var model: Cart

    var body: some View {
        Text(model.title)
    }
}
