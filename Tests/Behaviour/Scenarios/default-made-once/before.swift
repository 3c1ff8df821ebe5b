// Catalogue 80: the default of an owned object is made once, however often the parent is evaluated.
import SwiftUI

final class Recorder: ObservableObject {
    @Published var count = 0

    init() { print("a recorder is made") }
}

struct Root: View {
    @State private var number = 0

    var body: some View {
        Button("Again") { number += 1 }
        Text("\(number)")
        RecorderView()
    }
}

struct RecorderView: View {
    @StateObject private var recorder = Recorder()

    var body: some View {
        Button("Record") { recorder.count += 1 }
        Text("recorded \(recorder.count)")
    }
}
