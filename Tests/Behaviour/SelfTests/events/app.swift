// When closures of views run: onReceive with each value and before it is stored, onChange once after the update.
import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var value = 0
}

struct Root: View {
    @StateObject private var model = Model()
    @State private var isOn = false

    var body: some View {
        Button("Up") { model.value += 1 }
        Button("Twice") {
            model.value += 1
            model.value += 1
        }
        Button("Same") { model.value = model.value }
        Toggle("On", isOn: $isOn)
        Text("\(model.value)")
            .onReceive(model.$value) { print("receives \($0), stored \(model.value)") }
            .onChange(of: model.value) { old, new in print("changes \(old) to \(new)") }
            .onChange(of: isOn, initial: true) { print("is on: \(isOn)") }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in print("tick") }
            .task(id: isOn) { print("task \(isOn)") }
    }
}
