// Catalogue 9, 150: a class within a function conforms to the protocol; it would compile and update nothing.
import SwiftUI

protocol Light: ObservableObject {
    var isGreen: Bool { get }
}

final class TrafficLight: Light {
    @Published var isGreen = false
}

struct LightView<Model: Light>: View {
    @ObservedObject var light: Model

    var body: some View {
        Text(light.isGreen ? "Go" : "Stop")
    }
}

@MainActor
func makeExample() -> some View {
    final class ExampleLight: Light {
        @Published var isGreen = true
    }
    return LightView(light: ExampleLight())
}

struct CrossingView: View {
    @StateObject private var light = TrafficLight()

    var body: some View {
        LightView(light: light)
    }
}
