// Catalogue 35: no view gets what the class's own functions return; init reads the property too early for a tracked one.
import Combine
import SwiftUI

@Observable
final class Story {
    var page: Int
    @ObservationIgnored private var isManual = false
    @ObservationIgnored private var timer: AnyCancellable?

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
    var story: Story

    var body: some View {
        Button("\(story.page)") { story.next() }
    }
}
