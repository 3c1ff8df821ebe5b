// Catalogue 150: the setter that the extension gives reads what the class publishes, while the view is updated.
import SwiftUI

protocol Dimmable: ObservableObject {
    var level: Double { get set }
}

extension Dimmable {
    var percentage: Double {
        get { level * 100 }
        set { if level != newValue / 100 { level = newValue / 100 } }
    }
}

final class Lamp: Dimmable {
    @Published var level = 0.5
}

struct BulbView<Light: Dimmable>: UIViewRepresentable {
    let light: Light
    let percentage: Double

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        light.percentage = percentage
    }
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Text("\(lamp.level)")
        BulbView(light: lamp, percentage: 20)
    }
}
