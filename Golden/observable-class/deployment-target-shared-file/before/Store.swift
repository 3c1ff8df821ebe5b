// Catalogue 22: two targets compile the file.
import SwiftUI

final class Store: ObservableObject {
    @Published var title = ""
}
