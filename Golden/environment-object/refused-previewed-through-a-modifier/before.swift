// Catalogue 131: only an action reads the object; one preview reaches the view through a modifier, another one through
// a container, a third one through a view that shows it. None injects the object.
import SwiftUI

final class Device: ObservableObject {
    @Published var isBusy = false
}

struct EmulateView: View {
    @EnvironmentObject var device: Device

    var body: some View {
        Button("Emulate") { device.isBusy = true }
    }
}

struct EmulateModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay(EmulateView())
    }
}

extension View {
    func emulating() -> some View {
        modifier(EmulateModifier())
    }
}

struct Card<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack { content() }
    }
}

struct StopView: View {
    @EnvironmentObject var device: Device

    var body: some View {
        Button("Stop") { device.isBusy = false }
    }
}

struct PauseView: View {
    @EnvironmentObject var device: Device

    var body: some View {
        Button("Pause") { device.isBusy = false }
    }
}

struct Toolbox: View {
    var body: some View {
        HStack { PauseView() }
    }
}

struct DeviceView: View {
    @ObservedObject var device: Device

    var body: some View {
        VStack {
            Text("\(device.isBusy)")
            Text("Emulated").emulating()
            StopView()
            Toolbox()
        }
        .environmentObject(device)
    }
}

#Preview {
    Text("Preview").emulating()
}

#Preview {
    Card { StopView() }
}

#Preview {
    Toolbox()
}
