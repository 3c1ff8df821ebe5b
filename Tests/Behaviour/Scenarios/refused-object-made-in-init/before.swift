// Catalogue 83: @StateObject makes the object once, State(initialValue:) is given one by each init.
import SwiftUI

final class Timeline: ObservableObject {
    @Published var events = 0

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
    @StateObject private var timeline: Timeline

    init(name: String) {
        _timeline = StateObject(wrappedValue: Timeline(name: name))
    }

    var body: some View {
        Button("Add") { timeline.events += 1 }
        Text("\(timeline.events) events")
    }
}
