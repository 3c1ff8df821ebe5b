// Catalogue 74: a comment asks to leave the import.
// reobserve:ignore[unused-import] other files lean on it
import Combine
import SwiftUI

final class Dial: ObservableObject {
    @Published var angle = 0
}
