// Catalogue 47: what is announced by hand beside a published property, in code that changes more.
import SwiftUI

final class Clock {
    var time = 0
    func wind() { time += 1 }
}

final class Loader: ObservableObject {
    @Published var loaded = 0
    @Published var failed = 0
    let clock = Clock()

    func finish(_ isFailed: Bool) {
        objectWillChange.send()
        clock.wind()
        if isFailed {
            failed += 1
        } else {
            loaded += 1
        }
    }
}

struct Root: View {
    @StateObject private var loader = Loader()
    @State private var isOpen = true

    var body: some View {
        Button("Open") { isOpen.toggle() }
        Button("Finish") { loader.finish(false) }
        Button("Fail") { loader.finish(true) }
        Text("\(loader.clock.time)")
        if isOpen {
            Text("\(loader.loaded) loaded, \(loader.failed) failed")
        }
    }
}
