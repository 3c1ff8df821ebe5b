// Catalogue 213, 220: what the initializer of a view, of a value or of an extension of an SDK's type reads, an operator,
// an iterator, a description, a result builder and an interpolation, in a file that names no class, changes with an event.

import SwiftUI

final class LabelModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct LabelScreen: View {
    @StateObject private var model = LabelModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            PriceLabel(3)
            Button("Change") { model.change() }
        }
    }
}

final class RankModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct RankScreen: View {
    @StateObject private var model = RankModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text(Rank(score: 3) == .high ? "High" : "Low")
            Button("Change") { model.change() }
        }
    }
}

final class ButtonModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct ButtonScreen: View {
    @StateObject private var model = ButtonModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Button(price: 3) {}
            Button("Change") { model.change() }
        }
    }
}

final class TextModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct TextScreen: View {
    @StateObject private var model = TextModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text("Total: \(price: model.count)")
            Button("Change") { model.change() }
        }
    }
}

final class SumModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct SumScreen: View {
    @StateObject private var model = SumModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text("\((Money.one + Money.one).amount)")
            Button("Change") { model.change() }
        }
    }
}

final class DaysModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct DaysScreen: View {
    @StateObject private var model = DaysModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text(Days().map(String.init).joined())
            Button("Change") { model.change() }
        }
    }
}

final class ListModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct ListScreen: View {
    @StateObject private var model = ListModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text(joined { "a"; "b" })
            Button("Change") { model.change() }
        }
    }
}

final class NameModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct NameScreen: View {
    @StateObject private var model = NameModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text("\(Money.one)")
            Button("Change") { model.change() }
        }
    }
}
