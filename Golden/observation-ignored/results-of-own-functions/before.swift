// Catalogue 35: no view gets what the class's own functions return; init reads the property too early for a tracked one.
import Combine
import SwiftUI

final class Story: ObservableObject {
    @Published var page: Int
    private var isManual = false
    private var timer: AnyCancellable?

    init() {
        page = isManual ? 1 : 0
    }

    func start(_ ticks: PassthroughSubject<Void, Never>) {
        timer = ticks.sink { [weak self] in
            guard let self, !self.shouldWait() else { return }
            self.page += 1
        }
    }

    func next() {
        isManual = true
        page += 1
    }

    private func shouldWait() -> Bool { isHeld(1) }

    private func isHeld(_ depth: Int) -> Bool { isManual || depth < 0 && isHeld(depth - 1) }
}

struct StoryView: View {
    @ObservedObject var story: Story

    var body: some View {
        Button("\(story.page)") { story.next() }
    }
}
