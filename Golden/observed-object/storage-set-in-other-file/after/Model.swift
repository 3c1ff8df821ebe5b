// Catalogue 105: the storage is set in another file, which names no part of the legacy system.
import SwiftUI

@Observable
final class Model {
    var title = ""
}
struct Screen: View {
    var model: Model
    var body: some View { Text(model.title) }
}
