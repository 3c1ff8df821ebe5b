// Catalogue 20, 150: the protocol is another one in each branch.
import SwiftUI

#if DEBUG
protocol Logbook: ObservableObject, CustomStringConvertible {
    var lines: [String] { get }
}
#else
protocol Logbook: ObservableObject {
    var lines: [String] { get }
}
#endif

final class Journal: Logbook {
    @Published var lines: [String] = []
    var description: String { lines.joined() }
}

struct JournalView: View {
    @StateObject private var journal = Journal()

    var body: some View {
        Text(journal.lines.joined())
    }
}
