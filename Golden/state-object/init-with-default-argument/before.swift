// Catalogue 85, 195: the object of a default argument, whose making only assigns.
import SwiftUI

final class Wizard: ObservableObject {
    @Published var step = 0
}

struct WizardView: View {
    @StateObject private var wizard: Wizard

    init(wizard: Wizard = Wizard()) {
        _wizard = StateObject(wrappedValue: wizard)
    }

    var body: some View {
        Stepper("Step", value: $wizard.step)
    }
}
