// Catalogue 103, 222: one who makes the view passes no object, or an initializer leaves it out for others.
import SwiftUI

final class Muter: ObservableObject {
    @Published var until: Date?

    init() {
        guard until == nil else { return }
        DispatchQueue.main.async { self.until = Date() }
    }
}

final class Timeout: ObservableObject {
    @Published var until: Date?

    init() {
        guard until == nil else { return }
        DispatchQueue.main.async { self.until = Date() }
    }
}

struct MuterView: View {
    @ObservedObject var muter: Muter

    init(muter: Muter = Muter()) {
        self.muter = muter
    }

    var body: some View { Text(muter.until?.description ?? "") }
}

struct TimeoutView: View {
    @ObservedObject var timeout: Timeout
    let title: String

    init(timeout: Timeout = Timeout(), title: String) {
        self.timeout = timeout
        self.title = title
    }

    init(timeout: Timeout) {
        self.init(title: "")
    }

    var body: some View { Text(timeout.until?.description ?? title) }
}

struct RootView: View {
    let muter: Muter
    let timeout: Timeout

    var body: some View {
        MuterView(muter: muter)
        TimeoutView(timeout: timeout)
    }
}

struct OtherView: View {
    var body: some View { MuterView() }
}
