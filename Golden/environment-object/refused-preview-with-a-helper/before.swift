// Catalogue 131: only an action reads the object; the helper around the preview injects nothing.
import SwiftUI

final class Bus: ObservableObject {
    @Published var text = ""

    func clear() {
        text = ""
    }
}

extension View {
    func framed() -> some View {
        padding()
    }
}

struct Bar: View {
    @EnvironmentObject var bus: Bus

    var body: some View {
        Button("Clear") { bus.clear() }
    }
}

struct BusView: View {
    @ObservedObject var bus: Bus

    var body: some View {
        Text(bus.text)
        Bar()
            .environmentObject(bus)
    }
}

struct Bar_Previews: PreviewProvider {
    static var previews: some View {
        Bar().framed()
    }
}
