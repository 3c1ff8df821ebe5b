// Catalogue 183: wrappers of values, and environment values by key path.
import SwiftUI

private struct LimitKey: EnvironmentKey {
    static let defaultValue = 10
}

extension EnvironmentValues {
    var limit: Int {
        get { self[LimitKey.self] }
        set { self[LimitKey.self] = newValue }
    }
}

struct LimitView: View {
    @Environment(\.limit) private var limit
    @State private var count = 0
    @State private var other = 0
    @Binding var isOn: Bool

    var body: some View {
        Toggle("\(count + other) of \(limit)", isOn: $isOn)
            .environment(\.limit, limit + 1)
    }
}
