import SwiftUI

struct EntryButtons: View {
    @Binding var isOpen: Bool
    let count: Int

    var body: some View {
        HStack {
            self.button(for: count)
        }
    }

    private func button(for hour: Int) -> some View {
        Button(
            action: { self.isOpen = hour > 0 },
            label: { Text(Date().formatted()) }
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
