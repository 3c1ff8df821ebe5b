// Catalogue 105: a file that does not parse may use the class through _x of a property that another file declares.
import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""
}
struct Screen: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.title) }
}
