// Catalogue 107: what a closure captures is read where it is made, a view that calls a closure in its body follows what
// this reads, and so does a property that the body reads as well. An action is no part of an update.
import SwiftUI

final class Chart: ObservableObject {
    @Published var width: CGFloat = 0
    @Published var height: CGFloat = 0

    func grow() {
        width += 1
        height += 1
    }
}

struct CapturingView: View {
    @ObservedObject var chart: Chart

    var body: some View {
        Text("A").alignmentGuide(.leading) { [width = chart.width] _ in width }
        Button("Grow") { chart.grow() }
    }
}

struct Row: View {
    let height: () -> CGFloat
    let action: () -> Void

    var body: some View {
        Text("\(height())").onTapGesture { action() }
    }
}

struct RowView: View {
    @ObservedObject var chart: Chart

    var body: some View {
        Row(height: { chart.height }, action: { print(chart.width) })
    }
}

struct Bar: Shape {
    let width: () -> CGFloat

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: width(), height: rect.height))
    }
}

struct BarView: View {
    @ObservedObject var chart: Chart

    var body: some View {
        Bar { chart.width }
        Text("\(chart.width)")
    }
}
