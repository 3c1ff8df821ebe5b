// Catalogue 213: a closure that sets a state of the view builds no content, in a branch too; and a closure belongs to the nested type whose owner is named.
import Panels
import SwiftUI

@Observable
final class Device {
    var title = ""
    var level = 0

    func charge() { level += 1 }
}

struct LevelView: View {
    var device: Device

    var body: some View { Button("\(device.level)") { device.charge() } }
}

struct PanelView: View {
    var device: Device
    @State private var choice = 0

    var body: some View {
        Text(device.title).focusable(as: 1) {
            if choice == 2 { choice = 1 } else { tapped() }
        }
    }

    private func tapped() {
        if UserDefaults.standard.bool(forKey: "taps") { choice += 1 }
    }
}

struct PromptView: View {
    var model: Model

    var body: some View { Button(model.title, action: model.action) }
}

extension PromptView {
    final class Model {
        let title: String
        let action: () -> Void

        init(title: String, action: @escaping () -> Void) {
            self.title = title
            self.action = action
        }
    }
}

struct DeskView: View {
    var model: Model

    var body: some View {
        if let prompt = model.prompt { PromptView(model: prompt) }
    }
}

extension DeskView {
    @Observable
    final class Model {
        var title = ""
        var job = 0

        init(now: () -> Int) {
            job = now()
        }

        func go() { job += 1 }

        func start() { Task { @MainActor in go() } }

        var prompt: PromptView.Model? {
            guard !title.isEmpty else { return nil }
            return PromptView.Model(title: title) { [weak self] in self?.start() }
        }
    }
}

struct JobView: View {
    var model: DeskView.Model

    var body: some View { Text("\(model.job)") }
}
