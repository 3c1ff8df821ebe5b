// Catalogue 83: an object that others have, that observes what is set, or whose subclass does, is changed for all to see.
import SwiftUI

final class Form {
    static let shared = Form()
    var url = ""
    var user = "" {
        didSet { UserDefaults.standard.set(user, forKey: "user") }
    }

    func setURL(_ url: String) { self.url = url }

    func setUser(_ user: String) { self.user = user }
}

class Part {
    var name = ""
}

class NamedPart: Part {
    init(name: String) {
        super.init()
        self.name = name
    }
}

final class SavedPart: NamedPart {
    override var name: String {
        didSet { UserDefaults.standard.set(name, forKey: "part") }
    }
}

enum Step {
    case first, second

    mutating func advance() { self = .second }
}

enum Steps {
    static var current = Step.first
}

final class SharedDraft: ObservableObject {
    @Published var name = ""

    init() {
        let form = Form.shared
        form.setURL("a")
    }
}

final class SavedDraft: ObservableObject {
    @Published var name = ""

    init() {
        let form = Form()
        form.setUser("a")
    }
}

final class WrittenDraft: ObservableObject {
    @Published var name = ""

    init() {
        let form = Form()
        form.user = "a"
    }
}

final class VariableDraft: ObservableObject {
    @Published var name = ""

    init() {
        var form = Form()
        form = .shared
        form.setURL("a")
    }
}

final class PartDraft: ObservableObject {
    @Published var name = ""

    init() { name = SavedPart(name: "a").name }
}

final class StepDraft: ObservableObject {
    @Published var name = ""

    init() { Steps.current.advance() }
}

struct SharedView: View {
    @StateObject private var model: SharedDraft

    init(id: Int) { _model = StateObject(wrappedValue: SharedDraft()) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct SavedView: View {
    @StateObject private var model: SavedDraft

    init(id: Int) { _model = StateObject(wrappedValue: SavedDraft()) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct WrittenView: View {
    @StateObject private var model: WrittenDraft

    init(id: Int) { _model = StateObject(wrappedValue: WrittenDraft()) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct VariableView: View {
    @StateObject private var model: VariableDraft

    init(id: Int) { _model = StateObject(wrappedValue: VariableDraft()) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct PartView: View {
    @StateObject private var model: PartDraft

    init(id: Int) { _model = StateObject(wrappedValue: PartDraft()) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct StepView: View {
    @StateObject private var model: StepDraft

    init(id: Int) { _model = StateObject(wrappedValue: StepDraft()) }

    var body: some View { TextField("Name", text: $model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            SharedView(id: 0)
            SavedView(id: 1)
            WrittenView(id: 2)
            VariableView(id: 3)
            PartView(id: 4)
            StepView(id: 5)
        }
    }
}
