import SwiftUI

struct EntryButtons: View {
    @Binding var lastEntry: Date
    @Binding var isOpen: Bool
    let count: Int

    var body: some View {
        HStack {
            self.button(for: count)
        }
    }

    private func button(for hour: Int) -> some View {
        Button(
            action: { self.lastEntry = Date() },
            label: { Text("\(hour)") }
        )
        .buttonStyle(EntryStyle(color: .red))
    }
}

private struct EntryStyle: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(color)
    }
}
