// Catalogue 75: the view of the class in the other file.
import SwiftUI

struct CanvasView: View {
    @StateObject private var canvas = Canvas()

    var body: some View {
        Text("\(canvas.shape.corners)").onReceive(canvas.changes) { print("changed") }
    }
}
