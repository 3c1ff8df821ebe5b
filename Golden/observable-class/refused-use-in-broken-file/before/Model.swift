// Catalogue 20: the class is fine, but a file that uses it can't be understood.
import SwiftUI

final class Palette: ObservableObject {
    @Published var colors: [String] = []
}
