// Catalogue 133, 150: a view that did not follow the object updates with what it reads, in each of these ways, as one
// that holds an object of a class does; no update sets anything.
import SwiftUI

protocol Read: AnyObject, Observable {
    var title: String { get }
}

@Observable
final class ReadModel: Read {
    var title = "read"
}

struct ReadView: View {
    let model: any Read

    var body: some View {
        Text(model.title)
    }
}

protocol Asked: AnyObject, Observable {
    func text() -> String
}

@Observable
final class AskedModel: Asked {
    var title = "asked"

    func text() -> String { title }
}

struct AskedView<Model: Asked>: View {
    let model: Model

    var body: some View {
        Text(model.text())
    }
}

protocol Extended: AnyObject, Observable {
    var count: Int { get }
}

extension Extended {
    var label: String { "\(count)" }
}

@Observable
final class ExtendedModel: Extended {
    var count = 0
}

struct ExtendedView: View {
    let model: any Extended

    var body: some View {
        Text(model.label)
    }
}

protocol Listed: AnyObject, Observable, Identifiable {
    var name: String { get }
}

@Observable
final class ListedModel: Listed {
    var id = 0
    let name = "listed"
}

struct ListedView<Model: Listed>: View {
    let models: [Model]

    var body: some View {
        ForEach(models) { Text($0.name) }
    }
}

protocol Helped: AnyObject, Observable {
    var name: String { get }
}

@Observable
final class HelpedModel: Helped {
    var name = "helped"
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

protocol Pathed: AnyObject, Observable {
    var name: String { get }
}

@Observable
final class PathedModel: Pathed {
    var name = "pathed"
}

struct PathedView<Model: Pathed>: View {
    let models: [Model]

    var body: some View {
        Text(models.map(\.name).joined())
    }
}

struct AllView: View {
    @State private var read = ReadModel()
    @State private var asked = AskedModel()
    @State private var extended = ExtendedModel()
    @State private var helped = HelpedModel()
    @State private var pathed = PathedModel()
    @State private var listed = ListedModel()

    var body: some View {
        Text(read.title + asked.title + helped.name + pathed.name + "\(extended.count) \(listed.id)")
    }
}
