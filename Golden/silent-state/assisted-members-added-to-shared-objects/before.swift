// Catalogue 213: a member that the project adds to a shared object reads what changes silently there.
import SwiftUI

extension UIApplication {
    var hasWindows: Bool { connectedScenes.count > 1 }
}

extension UIDevice {
    func isTurned(from orientation: UIDeviceOrientation) -> Bool { self.orientation != orientation }
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

final class Turning: ObservableObject {
    @Published var start = UIDeviceOrientation.portrait
    @Published var isOn = false
}

struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.text)
            .opacity(UIApplication.shared.hasWindows ? 1 : 0)
        ModelToggle(model: model)
    }
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct TurningView: View {
    @StateObject private var turning = Turning()

    var body: some View {
        Text(UIDevice.current.isTurned(from: turning.start) ? "turned" : "as before")
        TurningToggle(turning: turning)
    }
}

struct TurningToggle: View {
    @ObservedObject var turning: Turning

    var body: some View { Toggle("On", isOn: $turning.isOn) }
}
