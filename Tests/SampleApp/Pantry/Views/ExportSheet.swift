import SwiftUI

@MainActor
protocol Exporter: ObservableObject {
    var progress: Double { get }
    func export(_ recipes: [Recipe]) async
}

@MainActor
final class MarkdownExporter: Exporter {
    @Published private(set) var progress = 0.0
    @Published private(set) var document = ""

    func export(_ recipes: [Recipe]) async {
        document = ""
        for (index, recipe) in recipes.enumerated() {
            document += "# \(recipe.title)\n\n\(recipe.summary)\n"
            progress = Double(index + 1) / Double(recipes.count)
            await Task.yield()
        }
    }
}

struct ExportProgress<E: Exporter>: View {
    @ObservedObject var exporter: E
    let recipes: [Recipe]

    var body: some View {
        ProgressView("Exporting", value: exporter.progress)
            .task { await exporter.export(recipes) }
    }
}

struct ExportSheet: View {
    let recipes: [Recipe]
    @StateObject private var exporter = MarkdownExporter()

    var body: some View {
        VStack {
            ExportProgress(exporter: exporter, recipes: recipes)
            ScrollView { Text(exporter.document) }
        }
        .padding()
    }
}
