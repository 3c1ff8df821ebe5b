// Catalogue 213: what asks a plain object runs without a call that names it, or through a local, an element or a closure.
import SwiftUI

final class Service {
    static let shared = Service()
    var title = ""

    func rename() { title = "b" }
}

struct Titles {
    func callAsFunction(_ key: String) -> String { Service.shared.title }
}

@dynamicMemberLookup
struct Captions {
    subscript(dynamicMember name: String) -> String { Service.shared.title }
}

struct Tag: CustomStringConvertible {
    var description: String { Service.shared.title }
}

func label(_ number: Int) -> String { Service.shared.title }

extension View {
    func stamped() -> some View { overlay(Text(Service.shared.title)) }
}

final class Shelf: ObservableObject {
    @Published var name = String("")

    func load() { name = "Shelf" }
}

struct HandedView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name + [1].map(label).joined())
    }
}

struct CalledView: View {
    @ObservedObject var shelf: Shelf
    let titles: Titles

    var body: some View {
        Text(shelf.name + titles("first"))
    }
}

struct DynamicView: View {
    @ObservedObject var shelf: Shelf
    let captions: Captions

    var body: some View {
        Text(shelf.name + captions.first)
    }
}

struct DescribedView: View {
    @ObservedObject var shelf: Shelf
    let tag: Tag

    var body: some View {
        Text("\(shelf.name) \(tag)")
    }
}

struct OptionalView: View {
    @ObservedObject var shelf: Shelf
    let service: Service?

    var body: some View {
        if let service {
            Text(shelf.name + service.title)
        }
    }
}

struct ElementsView: View {
    @ObservedObject var shelf: Shelf
    let services: [Service]

    var body: some View {
        Text(shelf.name + services.map { $0.title }.joined())
    }
}

struct LocalView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        let service = Service.shared
        Text(shelf.name + service.title)
    }
}

struct StampedView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name).stamped()
    }
}
