// Catalogue 131: an object of the environment that is used when the view comes and goes.
import SwiftUI

final class Analytics: ObservableObject {
    @Published private(set) var events: [String] = []

    func log(_ event: String) { events.append(event) }
}

struct Root: View {
    @StateObject private var analytics = Analytics()
    @State private var isShown = false

    var body: some View {
        Toggle("Page", isOn: $isShown)
        if isShown {
            PageView()
        }
        EventsView()
            .environmentObject(analytics)
        Text("end")
            .environmentObject(analytics)
    }
}

struct PageView: View {
    var body: some View {
        Text("page")
    }
}

struct EventsView: View {
    @EnvironmentObject private var analytics: Analytics

    var body: some View {
        Text(analytics.events.joined(separator: " "))
            .onAppear { analytics.log("appeared") }
        Button("Log") { analytics.log("tapped") }
    }
}
