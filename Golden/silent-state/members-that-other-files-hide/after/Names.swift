import SwiftUI

@Observable
final class Names {
    var all: [String] = []
    var isLoading = false

    func load() {
        isLoading = true
        all = ["a"]
    }

    func stop() { isLoading = false }
}

struct NamesView: View {
    var names: Names

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
    var names: Names

    var body: some View {
        if names.isLoading { Button("Stop", action: names.stop) }
    }
}
