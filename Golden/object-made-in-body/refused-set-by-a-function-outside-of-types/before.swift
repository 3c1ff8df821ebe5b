// Catalogue 216: to create the object reads a property, which a closure in a function outside of types sets.
import Combine
import SwiftUI

final class Download: ObservableObject {
    @Published var progress = 0.0

    init() {
        print(progress)
        follow(self, Just(0.5))
    }
}

var subscriptions: Set<AnyCancellable> = []

func follow(_ download: Download, _ values: Just<Double>) {
    values.map { $0 * 2 }.sink { download.progress = $0 }.store(in: &subscriptions)
}

struct DownloadList: View {
    var body: some View {
        DownloadRow(download: Download())
    }
}

struct DownloadRow: View {
    @ObservedObject var download: Download

    var body: some View { Text("\(download.progress)") }
}
