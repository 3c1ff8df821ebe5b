// Catalogue 82: the key path leads to a member of a container; the view
// sets its own property besides.
import SwiftUI

@MainActor
struct Services {
    var tilt = TiltMonitor()

    static var current = Services()

    static subscript<T>(_ path: WritableKeyPath<Services, T>) -> T {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
    }
}

@MainActor
final class TiltMonitor: ObservableObject {
    @Published private(set) var isUpright = true

    func turned() { isUpright.toggle() }
}

struct TiltView: View {
    @ObservedObject private var tilt = Services[\.tilt]
    var title: String

    func following(_ other: TiltMonitor) -> Self {
        var copy = self
        copy.tilt = other
        return copy
    }

    var body: some View { Text(tilt.isUpright ? title : "…") }
}

struct RootView: View {
    var body: some View { TiltView(title: "Hello") }
}
