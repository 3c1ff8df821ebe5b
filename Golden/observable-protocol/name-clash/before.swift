// Catalogue 21, 150: the project has a type that is called Observable as well.
import Combine
import SwiftUI

struct Observable<Value> {
    var value: Value
}

protocol Lamp: ObservableObject {
    var isOn: Bool { get set }
}

final class DeskLamp: Lamp {
    @Published var isOn = false
    let history = Observable(value: 0)
}

struct LampView<Model: Lamp>: View {
    @ObservedObject var lamp: Model

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}

struct DeskView: View {
    @StateObject private var lamp = DeskLamp()

    var body: some View {
        LampView(lamp: lamp)
    }
}
