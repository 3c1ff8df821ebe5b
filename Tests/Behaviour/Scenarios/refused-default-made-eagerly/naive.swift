// Different: a recorder is made for each value of the view.
import SwiftUI

@Observable
final class Recorder {
    var count = 0

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
    @State private var recorder = Recorder()

    var body: some View {
        Button("Record") { recorder.count += 1 }
        Text("recorded \(recorder.count)")
    }
}
