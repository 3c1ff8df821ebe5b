// Catalogue 213: what a body does not read is set where nothing that it reads is set for certain: by another function,
// behind an `await`, in a closure, or behind a `return`.
import Combine
import Foundation
import SwiftUI

struct Tide {
    var height = 0.0
}

final class Alone: ObservableObject {
    @Published var tides: [Tide] = []
    @Published var isLoading = false

    func load() { tides = [Tide(height: 1)] }

    func stop() { isLoading = false }
}

@MainActor
final class Waiting: ObservableObject {
    @Published var tides: [Tide] = []
    @Published var isLoading = false

    func load() async {
        tides = [Tide(height: 1)]
        await Task.yield()
        isLoading = false
    }
}

final class Later: ObservableObject {
    @Published var tides: [Tide] = []
    @Published var isLoading = false

    func load() {
        tides = [Tide(height: 1)]
        DispatchQueue.main.async { self.isLoading = false }
    }
}

final class Leaving: ObservableObject {
    @Published var tides: [Tide] = []
    @Published var isLoading = false

    func load(_ isForced: Bool) {
        isLoading = isForced
        guard isForced else { return }
        tides = [Tide(height: 1)]
    }
}

struct AloneView: View {
    @ObservedObject var model: Alone

    var body: some View { Text("\(model.tides.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct WaitingView: View {
    @ObservedObject var model: Waiting

    var body: some View { Text("\(model.tides.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LaterView: View {
    @ObservedObject var model: Later

    var body: some View { Text("\(model.tides.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LeavingView: View {
    @ObservedObject var model: Leaving

    var body: some View { Text("\(model.tides.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct LoadingView: View {
    @ObservedObject var alone: Alone
    @ObservedObject var waiting: Waiting
    @ObservedObject var later: Later
    @ObservedObject var leaving: Leaving

    var body: some View {
        let isLoading = alone.isLoading || waiting.isLoading || later.isLoading || leaving.isLoading
        Text("\(isLoading)")
    }
}
