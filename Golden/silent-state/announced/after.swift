// Catalogue 44, 213: the view reads all that the class sets, none of which may equal the value before, or it shows what stays as it is.
import Foundation
import SwiftUI

final class Service {
    var count = 0
    let limit = 3
}

@Observable
final class Settings {
    var revision = 0
    var items: [String] = []
    private let service = Service()

    var userName: String { UserDefaults.standard.string(forKey: "name") ?? "" }
    var title: String { items.isEmpty ? "" : UserDefaults.standard.string(forKey: "title") ?? "" }
    var limit: Int { service.limit }

    func rename(_ name: String) {
        UserDefaults.standard.set(name, forKey: "name")
        revision += 1
    }

    func retitle(_ title: String) {
        UserDefaults.standard.set(title, forKey: "title")
        items.append(title)
    }

}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text(settings.userName + settings.title + "\(settings.revision)")
    }
}

struct OtherView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.limit)")
    }
}
