// Forms that compile although they are wrong: no compiler error will ever tell of them. See the catalogue, case 145.
import Combine
import SwiftUI

/// Both systems at once: `objectWillChange` never fires.
@Observable
final class Dual: ObservableObject {
    var text = ""
}

/// Not tracked for views.
@Observable
final class IgnoredPublished {
    @ObservationIgnored @Published var text = ""
}

/// Not tracked at all.
@Observable
final class TuplePattern {
    var (width, height) = (1, 2)
}

/// The conformance alone does nothing.
final class ConformanceOnly {
    var text = ""
}

extension ConformanceOnly: Observable {}

/// The properties of the subclass are not tracked.
class NotAnnotated: TuplePatternBase {
    var isOn = false
}

@Observable
class TuplePatternBase {
    var text = ""
}

final class Legacy: ObservableObject {
    @Published var text = ""
}

protocol LegacyStoring: ObservableObject {}

extension Dual: LegacyStoring {}

struct Editor: View {
    @State private var legacy = Legacy()
    @StateObject private var dual = Dual()

    var body: some View {
        TextField("Text", text: $legacy.text)
            .environmentObject(dual)
            .environment(dual)
    }
}
