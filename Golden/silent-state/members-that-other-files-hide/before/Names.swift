import SwiftUI

final class Names: ObservableObject {
    @Published var all: [String] = []
    @Published var isLoading = false

    func load() {
        isLoading = true
        all = ["a"]
    }

    func stop() { isLoading = false }
}

struct NamesView: View {
    @ObservedObject var names: Names

    private var lines: [String] {
        var lines: [String] = []
        lines.append("\(names.all.count)")
        return lines + names.all.compactMap { $0.isEmpty ? nil : "\($0.count)" }
    }

    var body: some View {
        ForEach(lines, id: \.self) { Text($0) }
    }
}

struct LoadingView: View {
    @ObservedObject var names: Names

    var body: some View {
        if names.isLoading { Button("Stop", action: names.stop) }
    }
}
