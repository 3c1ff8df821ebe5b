// Catalogue 213, 220: what the initializer of a view, of a value or of an extension of an SDK's type reads, an operator,
// an iterator, a description, a result builder and an interpolation, in a file that names no class, does not change.

import SwiftUI

@Observable
final class LabelModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct LabelScreen: View {
    @State private var model = LabelModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            PriceLabel(3)
            Button("Change") { model.change() }
        }
    }
}

@Observable
final class RankModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct RankScreen: View {
    @State private var model = RankModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text(Rank(score: 3) == .high ? "High" : "Low")
            Button("Change") { model.change() }
        }
    }
}

@Observable
final class ButtonModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct ButtonScreen: View {
    @State private var model = ButtonModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Button(price: 3) {}
            Button("Change") { model.change() }
        }
    }
}

@Observable
final class TextModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct TextScreen: View {
    @State private var model = TextModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text("Total: \(price: model.count)")
            Button("Change") { model.change() }
        }
    }
}

@Observable
final class SumModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct SumScreen: View {
    @State private var model = SumModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text("\((Money.one + Money.one).amount)")
            Button("Change") { model.change() }
        }
    }
}

@Observable
final class DaysModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct DaysScreen: View {
    @State private var model = DaysModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text(Days().map(String.init).joined())
            Button("Change") { model.change() }
        }
    }
}

@Observable
final class ListModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct ListScreen: View {
    @State private var model = ListModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text(joined { "a"; "b" })
            Button("Change") { model.change() }
        }
    }
}

@Observable
final class NameModel {
    var count = 0
    var changes = 0

    func change() {
        Region.change()
        changes += 1
    }
}

struct NameScreen: View {
    @State private var model = NameModel()

    var body: some View {
        VStack {
            Text("\(model.count)")
            Text("\(Money.one)")
            Button("Change") { model.change() }
        }
    }
}
