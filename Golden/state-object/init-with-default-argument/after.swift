// Catalogue 85, 195: the object of a default argument, whose making only assigns.
import SwiftUI

@Observable
final class Wizard {
    var step = 0
}

struct WizardView: View {
    @State private var wizard: Wizard

    init(wizard: Wizard = Wizard()) {
        _wizard = State(initialValue: wizard)
    }

    var body: some View {
        Stepper("Step", value: $wizard.step)
    }
}
