// Catalogue 103: what making the object reads is not tracked, since its class stays. Only that class is named.
import Combine
import SwiftUI

final class Setting: ObservableObject {
    @Published /* told */ var value = 1

    static let shared = Setting()

    func hand() -> Published<Int>.Publisher { $value }
}

final class Page: ObservableObject {
    @Published var position: Int

    init() {
        position = Setting.shared.value
    }
}

struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        Button("\(page.position)") { page.position += 1 }
    }
}

struct RootView: View {
    var body: some View {
        PageView(page: .init())
    }
}

struct SettingView: View {
    @ObservedObject var setting = Setting.shared

    var body: some View {
        Button("\(setting.value)") { setting.value += 1 }
    }
}
