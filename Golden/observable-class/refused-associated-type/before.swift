// Catalogue 68, 154: the class is the argument of a type that asks for an ObservableObject.
import SwiftUI

protocol Coordinating {
    associatedtype Model: ObservableObject
    var model: Model { get }
}

final class Wizard: ObservableObject {
    @Published var step = 0
}

struct WizardCoordinator: Coordinating {
    let model = Wizard()
}

struct WizardView: View {
    @ObservedObject var wizard: Wizard

    var body: some View {
        Text("\(wizard.step)")
    }
}
