// Catalogue 59, 229: plain properties that a view shows stay tracked where only events write them, by whatever way.
import SwiftUI

protocol Storing: AnyObject {
    func store()
}

@Observable
final class Model: Storing {
    var title = "" {
        didSet { titles += 1 }
    }
    var titles = 0
    var saved = 0
    var loaded = 0
    var selected = 0
    var stored = 0
    var started = 0
    var deleted = 0
    var ticks = 0
    var draft = ""
    var items: [Int] = []

    init() {
        restart()
    }

    private func restart() { started += 1 }
    func save() { saved += 1 }
    func load() async { loaded += 1 }
    func select(_ number: Int) { selected = number }
    func store() { stored += 1 }
    func delete() { deleted += 1 }
    func tick() { ticks += 1 }

    subscript(position: Int) -> Int {
        get { items[position] }
        set { items[position] = newValue }
    }
}

struct ActionButton: View {
    let title: String
    let run: () -> Void

    var body: some View {
        Button(title, action: run)
    }
}

struct Choice: View {
    let number: Int
    var select: ((Int) -> Void)?

    var body: some View {
        if let select {
            Button("\(number)") { select(number) }
        }
    }
}

struct Choices: View {
    let select: (Int) -> Void

    var body: some View {
        Choice(number: 1, select: select)
        Choice(number: 2) { select($0) }
    }
}

final class Timekeeper {
    private let model: Model

    init(model: Model) {
        self.model = model
    }

    func timeHasCome() { model.tick() }
}

struct ModelView: View {
    @State private var model = Model()
    @State private var timekeeper: Timekeeper?

    var body: some View {
        VStack {
            Text("\(model.title) \(model.titles) \(model.saved) \(model.loaded) \(model.selected) \(model.stored)")
            Text("\(model.started) \(model.deleted) \(model.ticks) \(model.draft) \(model.items.count)")
            ActionButton(title: "Save") { save() }
            Choices(select: model.select)
            Choices { model.select($0) }
            Button("Store", action: store)
            Button("First") { model[0] = 1 }
        }
        .task { await model.load() }
        .onAppear {
            let made = Model()
            made.items = [1, 2]
            timekeeper = Timekeeper(model: model)
            timekeeper?.timeHasCome()
        }
        .alert(isPresented: .constant(false)) {
            Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Delete")) { model.delete() }, secondaryButton: .cancel())
        }
    }

    private func save() {
        model.save()
        model.draft = ""
    }

    private func store() {
        let storing: any Storing = model
        storing.store()
    }
}
