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
            .onChange(of: text) { newText in count = newText.count }
            .onChange(of: text) { _ in
                count += 1
            }
            .onChange(of: text) { count = $0.count + Self.limit }
            .onChange(of: count, perform: { number in
                search.text = String(number)
            })
            .onChange(of: count, perform: { (number: Int) in print(number) })
            .onChange(of: count) { _ in count += 1 }
            .onChange(of: count, perform: { _ in
                text = ""
            })
            .onChange(of: count) { number in
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
