// Catalogue 212, 213: nobody hears of the renderer's updates; its picture is what the views show when it is asked for.
import Combine
import SwiftUI

@Observable
final class BadgeState {
    var title = ""
}

@Observable
final class StampState {
    var text = ""
    var round = 0
}

struct BadgeView: View {
    var state: BadgeState

    var body: some View { Text(state.title) }
}

struct StampView: View {
    var state: StampState
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

    func paint() -> ImageRenderer<StampView> {
        ImageRenderer(content: StampView(state: stamp, badge: badge))
    }

    func show(_ title: String) {
        badge.title = title
        stamp.round += 1
    }
}
