// Catalogue 213: `$0.uuid` that is handed over is a binding in a closure for bindings.
import SwiftUI

final class Podcast: Identifiable {
    var uuid = ""
    var id: String { uuid }
}

/// The only place that sets it, of an object that nothing else knows.
func loaded(_ row: [String: String]) -> Podcast {
    let podcast = Podcast()
    podcast.uuid = row["uuid"] ?? ""
    return podcast
}

struct EditView: View {
    @State var podcasts: [Podcast]

    var body: some View {
        ForEach($podcasts) { TextField("", text: $0.uuid) }
    }
}

final class Motion: ObservableObject {
    @Published var roll = 0.0
    @Published var starts = 0
}

struct CoverView: View {
    @ObservedObject var motion: Motion
    let podcast: Podcast

    var body: some View {
        Text(podcast.uuid).offset(x: motion.roll)
        Button("Start") { motion.starts += 1 }
    }
}
