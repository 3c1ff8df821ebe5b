// Catalogue 181: bindings that are only read, but not all calls can be changed by rule.
import SwiftUI

struct Late: View {
    @Binding var count: Int

    var body: some View {
        Text("\(count)")
    }
}

struct OwnInit: View {
    @Binding var count: Int

    init(_ count: Binding<Int>) {
        self._count = count
    }

    var body: some View {
        Text("\(count)")
    }
}

struct Odd: View {
    @Binding var count: Int

    var body: some View {
        Text("\(count)")
    }
}

struct Helper: View {
    @Binding var count: Int

    var body: some View {
        Text(label)
    }

    private var label: String { "\(count)" }
}

struct Parent: View {
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
        VStack {
            OwnInit($count)
            Odd(count: Binding(get: { count }, set: { count = $0 + 1 }))
            Helper(count: $count)
        }
        .sheet(isPresented: $isShown) {
            Late(count: $count)
        }
    }
}
