// Catalogue 9: a class in a function stays in any case, and is a legacy class all the same, so that the comment is no mistake.
import SwiftUI

func isLampOn() -> Bool {
    // reobserve:keep
    final class Lamp: ObservableObject {
        @Published var isOn = false
    }
    return Lamp().isOn
}
