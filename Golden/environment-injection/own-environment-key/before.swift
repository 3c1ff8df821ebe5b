// Catalogue 133: an object in an environment key of its own needs no change at the readers.
import SwiftUI

final class Toaster: ObservableObject {
    @Published var message = ""
}

private struct ToasterKey: EnvironmentKey {
    static let defaultValue = Toaster()
}

extension EnvironmentValues {
    var toaster: Toaster {
        get { self[ToasterKey.self] }
        set { self[ToasterKey.self] = newValue }
    }
}

struct ToastView: View {
    @Environment(\.toaster) private var toaster

    var body: some View {
        Text(toaster.message)
    }
}

struct ToastScreen: View {
    @StateObject private var toaster = Toaster()

    var body: some View {
        ToastView().environment(\.toaster, toaster)
    }
}
