// Catalogue 100, 101: a $ of the same name in a nested type or of a local is no binding of this property.
import SwiftUI

final class Job: ObservableObject {
    @Published var title = ""
    @Published var steps: [String] = []
}

struct JobView: View {
    struct Row: View {
        @Binding var job: String

        var body: some View {
            TextField("Step", text: $job)
        }
    }

    @ObservedObject var job: Job
    @State private var notes: [Note] = []

    struct Note: Identifiable {
        let id = UUID()
        var text = ""
    }

    var body: some View {
        Text(job.title)
        ForEach($notes) { $job in
            Row(job: $job.text)
        }
    }
}
