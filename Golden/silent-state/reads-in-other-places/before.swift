// Catalogue 213, 220: reads in an extension count, reads in a closure that another view keeps update that one, and where it can't be told what is
// read, the view may read nothing.
import SwiftUI

final class Garden: ObservableObject {
    @Published var name = ""
    @Published var plants = 0

    func grow() { plants += 1 }
    func rename(_ text: String) { name = text + "!" }
}

func describe(_ garden: Garden) -> String { "" }

struct Panel<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

struct ExtendedView: View {
    @ObservedObject var garden: Garden

    var body: some View {
        title
        Text("\(Date())")
    }
}

extension ExtendedView {
    private var title: some View { Text(garden.name) }
}

struct HandingView: View {
    @ObservedObject var garden: Garden

    var body: some View {
        Text(describe(garden))
        Text("\(Date())")
    }
}

struct PanelView: View {
    @ObservedObject var garden: Garden

    var body: some View {
        Text("\(Date())")
        Panel {
            Text("\(garden.name) \(garden.plants)")
        }
    }
}
