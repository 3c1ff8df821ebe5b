// Catalogue 40, 218: each assignment stands behind a test that it changes the property, so that no equal value kept the view fresh.
import SwiftUI

final class Poll: ObservableObject {
    @Published var text = ""
    @Published private(set) var count = 0

    func show(_ text: String) {
        guard self.text != text else { return }
        self.text = text
    }

    func vote(_ votes: Int) {
        if votes != count { count = votes }
    }
}

struct PollView: View {
    @ObservedObject var poll: Poll

    var body: some View {
        Text("\(poll.text): \(poll.count)")
        Text(Date.now.formatted())
    }
}
