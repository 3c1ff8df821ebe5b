// Catalogue 44: the getter reads what a method sets together with a published property, which updated the view.
import Foundation
import SwiftUI

final class Service {
    var count = 0
}

@Observable
final class Settings {
    var revision = 0
    var mode = "a" {
        didSet {
            UserDefaults.standard.set(mode, forKey: "mode")
        }
    }
    private let service = Service()

    var userName: String { UserDefaults.standard.string(forKey: "name") ?? "" }
    var storedMode: String { UserDefaults.standard.string(forKey: "mode") ?? "" }
    var count: Int { service.count }

    func rename(_ name: String) {
        UserDefaults.standard.set(name, forKey: "name")
        revision += 1
    }

    func add() {
        service.count += 1
        revision += 1
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text(settings.userName + settings.storedMode + "\(settings.count)")
    }
}

struct RevisionView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.revision) \(settings.mode)")
    }
}
