// Catalogue 222: what a modifier makes for a preference, for what is pushed or for a phase runs with an update of its own.
import SwiftUI

final class Widths: ObservableObject {
    static let shared = Widths()
    @Published var count = 0

    func note() { count += 1 }
}

final class Pages: ObservableObject {
    static let shared = Pages()
    @Published var count = 0

    func note() { count += 1 }
}

final class Phases: ObservableObject {
    static let shared = Phases()
    @Published var count = 0

    func note() { count += 1 }
}

struct WidthKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct NamesView: View {
    let name: String

    var body: some View {
        Text(name)
            .overlayPreferenceValue(WidthKey.self) { width in
                Widths.shared.note()
                return Text("\(width)")
            }
            .navigationDestination(for: String.self) { page in
                Pages.shared.note()
                return Text(page)
            }
            .phaseAnimator([1.0, 2.0]) { content, phase in
                Phases.shared.note()
                return content.opacity(phase)
            }
    }
}

struct CountsView: View {
    @ObservedObject var widths = Widths.shared
    @ObservedObject var pages = Pages.shared
    @ObservedObject var phases = Phases.shared

    var body: some View { Text("\(widths.count) \(pages.count) \(phases.count)") }
}
