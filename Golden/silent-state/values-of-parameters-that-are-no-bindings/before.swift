// Catalogue 213: `$0.uuid` that is handed over is a value where no binding is around.
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

func names(_ podcasts: some Sequence<Podcast>, of images: (String) -> Bool) -> Int {
    podcasts.reversed().filter { images($0.uuid) }.count
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
