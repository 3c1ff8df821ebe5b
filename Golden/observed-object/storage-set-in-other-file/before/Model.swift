// Catalogue 105: the storage is set in another file, which names no part of the legacy system.
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}
struct Screen: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.title) }
}
