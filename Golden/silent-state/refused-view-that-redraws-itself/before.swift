// Catalogue 212: nothing reads the counter; the view that sets it redraws itself, for a value of a library.
import Foundation
import SwiftUI

final class Refresher: ObservableObject {
    @Published var version = 0
}

struct PriorityRow: View {
    let thread: Thread
    @StateObject private var refresher = Refresher()

    var body: some View {
        Text("\(thread.threadPriority)")
        Button("High") {
            thread.threadPriority = 1
            refresher.version += 1
        }
    }
}
