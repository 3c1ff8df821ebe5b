// Catalogue 17, 18, 176: a class that publishes changes by hand is followed by both systems; @Perceptible of another
// library is not known.
import Perception
import SwiftUI

@Perceptible
final class Queue: ObservableObject {
    var items: [String] = []

    func append(_ item: String) {
        objectWillChange.send()
        items.append(item)
    }
}

struct QueueView: View {
    @ObservedObject var queue: Queue

    var body: some View {
        Text("\(queue.items.count)")
            .onTapGesture { queue.append("") }
    }
}

@Observable
final class Settings: ObservableObject {
    @ObservationIgnored @AppStorage("isDark") var isDark = false
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text(settings.isDark ? "dark" : "light")
    }
}
