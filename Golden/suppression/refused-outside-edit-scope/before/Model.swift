// Catalogue 80: a file that is to stay blocks the types that would change in it; the comment has an effect, so that no warning is due.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}
