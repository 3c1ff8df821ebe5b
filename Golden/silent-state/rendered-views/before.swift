// Catalogue 212, 213: nobody hears of the renderer's updates; its picture is what the views show when it is asked for.
import Combine
import SwiftUI

final class BadgeState: ObservableObject {
    @Published var title = ""
}

final class StampState: ObservableObject {
    @Published var text = ""
    @Published var round = 0
}

struct BadgeView: View {
    @ObservedObject var state: BadgeState

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

    func paint() -> ImageRenderer<StampView> {
        ImageRenderer(content: StampView(state: stamp, badge: badge))
    }

    func show(_ title: String) {
        badge.title = title
        stamp.round += 1
    }
}
