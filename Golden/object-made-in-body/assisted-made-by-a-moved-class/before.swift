// Catalogue 103: the class of what is made has moved, what it reads moves now.
import SwiftUI

final class Setting: ObservableObject {
    @Published var value = 1

    static let shared = Setting()
}

@Observable
final class Page {
    var position: Int

    init() {
        position = Setting.shared.value
    }
}

@Observable
final class Draft {
    var text = ""
}

struct PageView: View {
    var page: Page
    @Bindable var draft: Draft

    var body: some View {
        Button("\(page.position)") { page.position += 1 }
        TextField("Text", text: $draft.text)
    }
}

struct ImplicitView: View {
    var body: some View {
        PageView(page: .init(), draft: .init())
    }
}

struct NamedView: View {
    var body: some View {
        PageView(page: Page(), draft: Draft())
    }
}

struct SettingView: View {
    @ObservedObject var setting = Setting.shared

    var body: some View {
        Button("\(setting.value)") { setting.value += 1 }
    }
}
