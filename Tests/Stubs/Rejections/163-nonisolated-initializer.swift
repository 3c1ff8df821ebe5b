// expect: main actor-isolated property 'text' can not be mutated from a nonisolated context
import SwiftUI

@MainActor
@Observable
final class Model {
    var text: String

    nonisolated init(text: String) {
        self.text = text
    }
}
