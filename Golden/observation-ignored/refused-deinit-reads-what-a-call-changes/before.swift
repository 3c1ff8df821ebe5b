// Catalogue 162: what a method of an array gives back is read, though the method changes the array.
import SwiftUI

@MainActor
final class Jobs: ObservableObject {
    @Published var count = 0
    private var queue: [String] = []

    func take() -> String { queue.removeLast() + "!" }

    deinit { print(queue) }
}

struct JobsView: View {
    @ObservedObject var jobs: Jobs

    var body: some View {
        Text("\(jobs.count) \(jobs.take())")
    }
}
