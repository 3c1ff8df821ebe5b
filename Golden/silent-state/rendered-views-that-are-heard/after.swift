// Catalogue 212, 213: the renderer tells of each update of what it shows, so that each announcement painted another picture.
import Combine
import SwiftUI

@Observable
final class BadgeState {
    var title = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class StampState: ObservableObject {
    @Published var text = ""
    @Published var round = 0
}

struct BadgeView: View {
    var state: BadgeState

    var body: some View { Text(state.title) }
}

struct StampView: View {
    @ObservedObject var state: StampState
    let badge: BadgeState

    var body: some View {
        Text(state.text)
        BadgeView(state: badge)
    }
}

@MainActor
final class Painter {
    private let badge = BadgeState()
    private let stamp = StampState()
    private var subscription: AnyCancellable?
    private(set) var pictures = 0

    func start() {
        let renderer = ImageRenderer(content: StampView(state: stamp, badge: badge))
        subscription = renderer.objectWillChange.sink { [weak self] in self?.pictures += 1 }
    }

    func show(_ title: String) {
        badge.title = title
        stamp.round += 1
    }
}
