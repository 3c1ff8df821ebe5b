// Catalogue 213: bodies ask plain objects, defaults and files, in any way, and an equal value no longer updates them.
import Foundation
import SwiftUI

protocol Titles {
    func title() -> String
}

final class Service: Titles {
    static let shared = Service()
    private var stored = ["title": ""]

    var current: String { stored["title"] ?? "" }

    func title() -> String { current }

    subscript(key: String) -> String { stored[key] ?? "" }

    func rename(_ title: String) { stored["title"] = title }
}

struct Box {
    private let service = Service()
    var title: String { service.current }
}

@propertyWrapper
struct Setting {
    let key: String
    var wrappedValue: String { UserDefaults.standard.string(forKey: key) ?? "" }
}

var caption = ""

func setCaption(_ text: String) { caption = text }

final class Shelf: ObservableObject {
    @Published var name = String("")

    func load() { name = "Shelf" }
}

struct GetterView: View {
    @ObservedObject var shelf: Shelf
    let service: Service

    var body: some View {
        Text(shelf.name + service.current)
    }
}

struct MethodView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name + Service.shared.title())
    }
}

struct ProtocolView: View {
    @ObservedObject var shelf: Shelf
    let titles: any Titles

    var body: some View {
        Text(shelf.name + titles.title())
    }
}

struct SubscriptView: View {
    @ObservedObject var shelf: Shelf
    let service: Service

    var body: some View {
        Text(shelf.name + service["title"])
    }
}

struct BoxView: View {
    @ObservedObject var shelf: Shelf
    let box: Box

    var body: some View {
        Text(shelf.name + box.title)
    }
}

struct ClosureView: View {
    @ObservedObject var shelf: Shelf
    let title: () -> String

    var body: some View {
        Text(shelf.name + title())
    }
}

struct WrapperView: View {
    @ObservedObject var shelf: Shelf
    @Setting(key: "title") private var title: String

    var body: some View {
        Text(shelf.name + title)
    }
}

struct BindingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Toggle(shelf.name, isOn: Binding(get: { UserDefaults.standard.bool(forKey: "isOn") }, set: { _ in }))
    }
}

struct GlobalView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name + caption)
    }
}

struct FileView: View {
    @ObservedObject var shelf: Shelf
    let path: String

    var body: some View {
        Text(FileManager.default.fileExists(atPath: path) ? shelf.name : shelf.name + "?")
    }
}

struct ExtendedView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name + stored)
    }
}

extension ExtendedView {
    private var stored: String { UserDefaults(suiteName: "group")?.string(forKey: "stored") ?? "" }
}
