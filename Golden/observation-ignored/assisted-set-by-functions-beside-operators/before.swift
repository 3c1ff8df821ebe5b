// Catalogue 202: an operator of the project runs the function that is its operand.
import SwiftUI

infix operator |>

func |> <Value: AnyObject>(value: Value, set: (Value) -> Void) -> Value {
    set(value)
    return value
}

final class Model: ObservableObject {
    @Published var title = ""
    var renders = 0
}

@MainActor func bump(_ model: Model) { model.renders += 1 }

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        let _ = model |> bump
        Text(model.title)
        Text("\(model.renders)")
    }
}
