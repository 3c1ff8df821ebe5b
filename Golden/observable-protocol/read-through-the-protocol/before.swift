// Catalogue 133, 150: a view that did not follow the object updates with what it reads, in each of these ways, as one
// that holds an object of a class does; no update sets anything.
import SwiftUI

protocol Read: ObservableObject {
    var title: String { get }
}

final class ReadModel: Read {
    @Published var title = "read"
}

struct ReadView: View {
    let model: any Read

    var body: some View {
        Text(model.title)
    }
}

protocol Asked: ObservableObject {
    func text() -> String
}

final class AskedModel: Asked {
    @Published var title = "asked"

    func text() -> String { title }
}

struct AskedView<Model: Asked>: View {
    let model: Model

    var body: some View {
        Text(model.text())
    }
}

protocol Extended: ObservableObject {
    var count: Int { get }
}

extension Extended {
    var label: String { "\(count)" }
}

final class ExtendedModel: Extended {
    @Published var count = 0
}

struct ExtendedView: View {
    let model: any Extended

    var body: some View {
        Text(model.label)
    }
}

protocol Listed: ObservableObject, Identifiable {
    var name: String { get }
}

final class ListedModel: Listed {
    @Published var id = 0
    let name = "listed"
}

struct ListedView<Model: Listed>: View {
    let models: [Model]

    var body: some View {
        ForEach(models) { Text($0.name) }
    }
}

protocol Helped: ObservableObject {
    var name: String { get }
}

final class HelpedModel: Helped {
    @Published var name = "helped"
}

struct Formatter {
    func text(of model: any Helped) -> String { model.name }
}

struct HelpedView: View {
    let model: any Helped

    var body: some View {
        Text(Formatter().text(of: model))
    }
}

protocol Pathed: ObservableObject {
    var name: String { get }
}

final class PathedModel: Pathed {
    @Published var name = "pathed"
}

struct PathedView<Model: Pathed>: View {
    let models: [Model]

    var body: some View {
        Text(models.map(\.name).joined())
    }
}

struct AllView: View {
    @StateObject private var read = ReadModel()
    @StateObject private var asked = AskedModel()
    @StateObject private var extended = ExtendedModel()
    @StateObject private var helped = HelpedModel()
    @StateObject private var pathed = PathedModel()
    @StateObject private var listed = ListedModel()

    var body: some View {
        Text(read.title + asked.title + helped.name + pathed.name + "\(extended.count) \(listed.id)")
    }
}
