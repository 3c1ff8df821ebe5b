// Catalogue 1: up to the language mode of Swift 5 the arguments of an attribute may stand behind a space.
import SwiftUI

final class Reader: ObservableObject {
    @Published var page = 0
}

struct ReaderView: View {
    @Environment (\.colorScheme) private var colorScheme
    @AppStorage ("size") var size = 12
    @StateObject private var reader = Reader()

    var body: some View {
        Text("\(reader.page)").foregroundStyle(colorScheme == .dark ? .white : .black)
    }
}
