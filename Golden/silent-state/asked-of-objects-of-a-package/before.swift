// Catalogue 45, 213: an object of a package loads what it shows, and tells no view.
import SwiftUI
import Charting

@MainActor
final class SheetModel: ObservableObject {
    @Published var isLoading = false
    let sheet = Sheet(address: "first")

    func load() async {
        isLoading = true
        await sheet.load()
        isLoading = false
    }
}

struct SheetView: View {
    @StateObject private var model = SheetModel()

    var body: some View {
        Text(model.sheet.title ?? "Unknown")
            .task { await model.load() }
    }
}

/// A value, as far as anybody knows: no code sets a member of it through a constant.
final class LegendModel: ObservableObject {
    @Published var isOpen = false
    @Published var hits = 0
    let legend = Legend()

    func toggle() {
        isOpen.toggle()
        hits += 1
    }
}

struct LegendView: View {
    @StateObject private var model = LegendModel()

    var body: some View {
        Button(model.legend.text, action: model.toggle)
            .disabled(model.isOpen)
    }
}

struct Printer {
    func first() -> Sheet {
        let sheet = Sheet(address: "print")
        sheet.scale = 2
        return sheet
    }

    func second() -> Legend {
        var legend = Legend()
        legend.text = "Rain"
        return legend
    }
}
