// Different: each init makes a timeline.
import SwiftUI

@Observable
final class Timeline {
    var events = 0

    init(name: String) { print("timeline \(name)") }
}

struct Root: View {
    @State private var number = 0

    var body: some View {
        Button("Again") { number += 1 }
        TimelineView(name: "n\(number)")
    }
}

struct TimelineView: View {
    @State private var timeline: Timeline

    init(name: String) {
        _timeline = State(initialValue: Timeline(name: name))
    }

    var body: some View {
        Button("Add") { timeline.events += 1 }
        Text("\(timeline.events) events")
    }
}
