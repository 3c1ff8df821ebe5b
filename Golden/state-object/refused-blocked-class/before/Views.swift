// Catalogue 144: no view of it changes before the class does.
import SwiftUI

struct TimelineView: View {
    @StateObject private var timeline = Timeline()

    var body: some View {
        EventList(timeline: timeline)
            .environmentObject(timeline)
    }
}

struct EventList: View {
    @ObservedObject var timeline: Timeline

    var body: some View {
        Text("\(timeline.events.count)")
    }
}
