// Catalogue 213: extensions of what is shown, or of a protocol to which it conforms, ask the outside.
import Foundation
import SwiftUI

extension Array {
    var load: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/tmp").count) ?? 0 }
}

extension Collection {
    func counted() -> Int { (try? FileManager.default.contentsOfDirectory(atPath: "/tmp").count) ?? 0 }
}

extension StringProtocol {
    var onDisk: String { (try? String(contentsOfFile: String(self))) ?? "" }
}

extension Set {
    var weight: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/tmp").count) ?? 0 }
}

final class Names: ObservableObject {
    @Published var all: [String] = []
    @Published var chosen: Set<String> = []
    @Published var first = ""
    @Published var isLoading = false

    func load() {
        all = ["a"]
        chosen = ["a"]
        first = "a"
    }

    func stop() { isLoading = false }
}

struct ArrayView: View {
    @ObservedObject var names: Names

    var body: some View { Text("\(names.all.load)") }
}

struct ProtocolView: View {
    @ObservedObject var names: Names

    var body: some View { Text("\(names.all.counted())") }
}

struct TextView: View {
    @ObservedObject var names: Names

    var body: some View { Text(names.first.onDisk) }
}

struct SetView: View {
    @ObservedObject var names: Names

    var body: some View { Text("\(names.chosen.weight)") }
}

struct LoadingView: View {
    @ObservedObject var names: Names

    var body: some View {
        if names.isLoading { Button("Stop", action: names.stop) }
    }
}
