// Catalogue 107: functions and values of the project are given closures that read an object, and run them while views
// are laid out or drawn.
import SwiftUI

final class Chart: ObservableObject {
    @Published var width: CGFloat = 0
    @Published var height: CGFloat = 0
    @Published var inset: CGFloat = 0
    @Published var offset: CGFloat = 0

    func grow() {
        width += 1
        height += 1
        inset += 1
        offset += 1
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
        Button("Grow") { chart.grow() }
    }
}

/// A view that hands it on.
struct Column: View {
    let height: () -> CGFloat

    var body: some View { Bar(width: height) }
}

struct ColumnView: View {
    @ObservedObject var chart: Chart

    var body: some View { Column(height: { chart.height }) }
}

struct Guided: View {
    let inset: () -> CGFloat

    var body: some View { Text("A").alignmentGuide(.leading) { _ in inset() } }
}

struct GuidedView: View {
    @ObservedObject var chart: Chart

    var body: some View { Guided { chart.inset } }
}

extension View {
    func shifted(by offset: @autoclosure @escaping () -> CGFloat) -> some View {
        alignmentGuide(.leading) { _ in offset() }
    }
}

struct ShiftedView: View {
    @ObservedObject var chart: Chart

    var body: some View { Text("A").shifted(by: chart.offset) }
}
