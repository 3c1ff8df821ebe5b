// Catalogue 83: what the view shows of the object that a link keeps, it loads each time that it appears.
import SwiftUI

@Observable
final class Names {
    private(set) var names: [String] = []
    var first: String?
    let title = "Names"

    func load() {
        do {
            names = try read()
        } catch {
            names = []
        }
        self.first = UserDefaults.standard.string(forKey: "first")
        print(names.count)
    }

    func add() {
        names.append("")
        first = names.first
    }
}

func read() throws -> [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }

struct NamesView: View {
    @State private var model = Names()

    var body: some View {
        List {
            ForEach(model.names, id: \.self) { Text($0) }
            Button(model.first ?? model.title) { model.add() }
        }
        .onAppear { model.load() }
    }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Names", destination: NamesView())
    }
}
