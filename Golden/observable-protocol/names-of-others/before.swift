// Catalogue 150, 151: modifiers, cases and operators that have a name of the protocol's members are none of them.
import SwiftUI

enum Phase {
    case error(String), idle
}

protocol FormModel: ObservableObject {
    var alert: String? { get set }
    var error: String { get }
    var phase: Phase { get }
}

final class Form: FormModel {
    @Published var alert: String?
    @Published var error = ""
    @Published var phase = Phase.idle
}

struct Stamp {
    let text: String
    let onCompare: () -> Void
}

func == (left: Stamp, right: Stamp) -> Bool {
    left.onCompare()
    return left.text == right.text
}

struct FormView<Model: FormModel>: View {
    @ObservedObject var model: Model
    @State private var isShown = false

    var body: some View {
        VStack {
            switch model.phase {
            case .error(let message): Text(message)
            case .idle: Text(model.error)
            }
        }
        .alert("Failed", isPresented: $isShown) { Button("OK") { model.alert = nil } }
    }
}
