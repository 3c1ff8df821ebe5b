// Catalogue 44: the getter or the view reads what is set as well, the value is set alone, or it is another one.
import Foundation
import SwiftUI

final class Service {
    var count = 0
    let limit = 3
}

final class Settings: ObservableObject {
    @Published var revision = 0
    @Published var items: [String] = []
    private let service = Service()

    var userName: String { UserDefaults.standard.string(forKey: "name") ?? "" }
    var title: String { items.isEmpty ? "" : UserDefaults.standard.string(forKey: "title") ?? "" }
    var other: String { UserDefaults.standard.string(forKey: "other") ?? "" }
    var limit: Int { service.limit }

    func rename(_ name: String) {
        UserDefaults.standard.set(name, forKey: "name")
        revision += 1
    }

    func retitle(_ title: String) {
        UserDefaults.standard.set(title, forKey: "title")
        items.append(title)
    }

    func setOther() {
        UserDefaults.standard.set("", forKey: "other")
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text(settings.userName + settings.title + "\(settings.revision)")
    }
}

struct OtherView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text(settings.other + settings.title + "\(settings.limit)")
    }
}
