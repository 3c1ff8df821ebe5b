// Catalogue 213: a closure that sets what it draws in, or that is run where the nested type is made, runs while views update.
import Panels
import SwiftUI

final class Device: ObservableObject {
    @Published var title = ""
    @Published var level = 0

    func charge() { level += 1 }
}

struct LevelView: View {
    @ObservedObject var device: Device

    var body: some View { Button("\(device.level)") { device.charge() } }
}

struct PanelView: View {
    @ObservedObject var device: Device
    @State private var choice = 0

    var body: some View {
        VStack {
            Text(device.title)
            DrawnPanel { panel in
                let choice = panel
                choice.title = "\(UserDefaults.standard.integer(forKey: "taps"))"
            }
        }
    }
}

struct PromptView: View {
    let model: Model

    var body: some View { Button(model.title, action: model.action) }
}

extension PromptView {
    final class Model {
        let title: String
        let action: () -> Void

        init(title: String, action: @escaping () -> String) {
            self.title = title + action()
            self.action = {}
        }
    }
}

struct DeskView: View {
    @ObservedObject var model: Model

    var body: some View {
        if let prompt = model.prompt { PromptView(model: prompt) }
    }
}

extension DeskView {
    final class Model: ObservableObject {
        @Published var title = ""
        @Published var job = 0

        func go() { job += 1 }

        func now() -> String { "\(UserDefaults.standard.integer(forKey: "jobs"))" }

        var prompt: PromptView.Model? {
            guard !title.isEmpty else { return nil }
            return PromptView.Model(title: title) { [weak self] in self?.now() ?? "" }
        }
    }
}

struct JobView: View {
    @ObservedObject var model: DeskView.Model

    var body: some View { Text("\(model.job)") }
}
