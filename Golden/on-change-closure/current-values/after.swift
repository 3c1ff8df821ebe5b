// Catalogue 250: closures that read nothing older than the change.
import SwiftUI

final class Search: ObservableObject {
    @Published var text = ""
}

struct SearchField: View {
    @State private var text = ""
    @State private var count = 0
    @StateObject private var search = Search()
    @Environment(\.dismiss) private var dismiss
    static let limit = 20

    var body: some View {
        TextField("Search", text: $text)
            .onChange(of: text) { _, newText in count = newText.count }
            .onChange(of: text) {
                count += 1
            }
            .onChange(of: text) { count = $1.count + Self.limit }
            .onChange(of: count, { _, number in
                search.text = String(number)
            })
            .onChange(of: count, { (_, number: Int) in print(number) })
            .onChange(of: count) { count += 1 }
            .onChange(of: count, {
                text = ""
            })
            .onChange(of: count) { _, number in
                let text = String(number)
                log(text)
                [number].forEach { print($0) }
                if isLong { dismiss() }
            }
    }

    private var isLong: Bool { text.count > Self.limit }

    private func log(_ message: String) {
        print(message, text, self.count)
    }
}
