// Catalogue 20: a file that doesn't parse is not touched, nor is the class it may use.
import SwiftUI

final class Drawing: ObservableObject {
    @Published var lines: [String] = []
}

struct DrawingView: View {
    @StateObject private var drawing = Drawing()

    var body: some View {
        VStack {
            Text("\(drawing.lines.count)"
        }
    }
