// Catalogue 213: a function sets the property by its key path.
import SwiftUI

final class Notice: ObservableObject {
    @Published private var message: String?
    @Published private var colorScheme = ColorScheme.light
    func pop(_ message: String, _ scheme: ColorScheme) {
        self.message = message
        self.colorScheme = scheme
    }
    func dim() { change(\.colorScheme, .dark) }
    private func change<V>(_ path: ReferenceWritableKeyPath<Notice, V>, _ value: V) { self[keyPath: path] = value }
    @ViewBuilder func view() -> some View {
        if let message {
            Text(message).environment(\.colorScheme, colorScheme)
        }
    }
}

struct NoticeView: View {
    @StateObject private var notice = Notice()
    var body: some View {
        Text(Date.now, style: .date)
        notice.view()
        Button("Pop") { notice.pop("Hello", .dark); notice.dim() }
    }
}

struct Lens<Root, Value> {
    let path: WritableKeyPath<Root, Value>
    func set(_ value: Value, in root: inout Root) { root[keyPath: path] = value }
}
