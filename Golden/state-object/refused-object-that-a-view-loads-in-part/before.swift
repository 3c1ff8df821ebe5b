// Catalogue 83: what is loaded depends on what is there, comes late, or is not all that was changed.
import SwiftUI

final class Searched: ObservableObject {
    @Published var names: [String] = []
    @Published var search = ""

    func load() { names = UserDefaults.standard.stringArray(forKey: "names") ?? [] }
}

final class Missing: ObservableObject {
    @Published var names: [String] = []

    func load() {
        guard names.isEmpty else { return }
        names = UserDefaults.standard.stringArray(forKey: "names") ?? []
    }

    func add() { names = ["b"] }
}

final class Adding: ObservableObject {
    @Published var names: [String] = []

    func load() { names = names + ["a"] }
}

final class Slow: ObservableObject {
    @Published var names: [String] = []

    func load() { names = ["a"] }

    func refresh() async {
        try? await Task.sleep(for: .seconds(5))
        names = ["b"]
    }
}

final class Failing: ObservableObject {
    @Published var names: [String] = []

    func load() {
        do {
            names = try read()
        } catch {
            print(error)
        }
    }
}

final class Late: ObservableObject {
    @Published var names: [String] = []

    func load() { names = ["a"] }

    func add() { names = ["b"] }
}

final class Inner: ObservableObject {
    @Published var names: [String] = []

    func load() { names = ["a"] }

    func add() { names = ["b"] }
}

func read() throws -> [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }

struct SearchedView: View {
    @StateObject private var model = Searched()

    var body: some View {
        TextField("\(model.names.count)", text: $model.search).onAppear { model.load() }
    }
}

struct MissingView: View {
    @StateObject private var model = Missing()

    var body: some View {
        Button("\(model.names.count)") { model.add() }.onAppear { model.load() }
    }
}

struct AddingView: View {
    @StateObject private var model = Adding()

    var body: some View {
        Text("\(model.names.count)").onAppear { model.load() }
    }
}

struct SlowView: View {
    @StateObject private var model = Slow()

    var body: some View {
        Button("\(model.names.count)") { Task { await model.refresh() } }.onAppear { model.load() }
    }
}

struct FailingView: View {
    @StateObject private var model = Failing()

    var body: some View {
        Text("\(model.names.count)").onAppear { model.load() }
    }
}

struct LateView: View {
    @StateObject private var model = Late()

    var body: some View {
        Button("\(model.names.count)") { model.add() }.task { model.load() }
    }
}

struct InnerView: View {
    @StateObject private var model = Inner()
    @State private var isShown = false

    var body: some View {
        VStack {
            Button("\(model.names.count)") { model.add() }
            if isShown { Text("a").onAppear { model.load() } }
            Toggle("Shown", isOn: $isShown)
        }
    }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Searched", destination: SearchedView())
        NavigationLink("Missing", destination: MissingView())
        NavigationLink("Adding", destination: AddingView())
        NavigationLink("Slow", destination: SlowView())
        NavigationLink("Failing", destination: FailingView())
        NavigationLink("Late", destination: LateView())
        NavigationLink("Inner", destination: InnerView())
    }
}
