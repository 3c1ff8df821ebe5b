// Catalogue 21, 150: the project has a type that is called Observable as well.
import Combine
import Observation
import SwiftUI

struct Observable<Value> {
    var value: Value
}

protocol Lamp: AnyObject, Observation.Observable {
    var isOn: Bool { get set }
}

@Observable
final class DeskLamp: Lamp {
    var isOn = false
    let history = Observable(value: 0)
}

struct LampView<Model: Lamp>: View {
    @Bindable var lamp: Model

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}

struct DeskView: View {
    @State private var lamp = DeskLamp()

    var body: some View {
        LampView(lamp: lamp)
    }
}
