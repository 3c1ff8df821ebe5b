// Catalogue 20: a file that does not parse may use the class through a property whose value is not understood.
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}
struct Screen: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.title) }
}
