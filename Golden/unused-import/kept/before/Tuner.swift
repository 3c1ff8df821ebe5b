// Catalogue 74: other code subscribes to the property, for which a subject comes into this file.
import Combine
import SwiftUI

final class Tuner: ObservableObject {
    @Published var position = 0
}
