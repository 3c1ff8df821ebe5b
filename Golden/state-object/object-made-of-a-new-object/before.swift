// Catalogue 83: an object that is made there, and that nothing else has, may set its own properties, those of superclasses too; an
// enumeration sets itself while it is made.
import SwiftUI

final class Form: ObservableObject {
    @Published var url = ""
    @Published var user = ""

    func setValues(url: String) {
        self.url = url
        clear()
    }

    private func clear() { user = "" }
}

class Part {
    var name = ""
    var count = 0
}

class NamedPart: Part {
    init(name: String) {
        super.init()
        self.name = name
        count = 1
    }
}

enum Kind: String {
    case fish, other

    init(name: String) {
        if name == "Fish" {
            self = .fish
            return
        }
        self = Kind(rawValue: name) ?? .other
    }
}

final class Draft: ObservableObject {
    @Published var form: Form
    @Published var name = ""
    private var isFish: Bool

    init(kind: String) {
        let form = Form()
        form.setValues(url: "a")
        form.user = "b"
        self.form = form
        isFish = Kind(name: kind) == .fish
        name = NamedPart(name: "c").name
    }
}

struct DraftView: View {
    @StateObject private var model: Draft

    init(id: Int) { _model = StateObject(wrappedValue: Draft(kind: "fish")) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            DraftView(id: 0)
        }
    }
}
