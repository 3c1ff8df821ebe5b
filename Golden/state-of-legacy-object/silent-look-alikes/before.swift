// Catalogue 144: objects that the view needs no news of, or that it hears of otherwise.
import Combine
import SwiftUI

final class Download: ObservableObject {
    @Published var progress = 0.0
    var name = ""

    func start() {}
}

@Observable
final class Upload {
    var progress = 0.0
}

final class Plain {
    var progress = 0.0
}

struct OwningView: View {
    @State private var download = Download()

    var body: some View {
        VStack {
            ProgressRow(download: download)
            Text(download.name)
            Button("Start") { download.start() }
            Button("Print") { print(download.progress) }
        }
        .onAppear { print(download.progress) }
    }
}

struct ProgressRow: View {
    @ObservedObject var download: Download

    var body: some View {
        Text("\(download.progress)")
    }
}

struct ReceivingView: View {
    @State private var download = Download()
    @State private var progress = 0.0

    var body: some View {
        Text("\(progress) of \(download.progress)")
            .onReceive(download.$progress) { progress = $0 }
    }
}

struct ObservableView: View {
    @State private var upload = Upload()
    @State private var plain = Plain()

    var body: some View {
        Text("\(upload.progress) \(plain.progress)")
    }
}

struct ShadowingView: View {
    @State private var download = Download()
    let others: [Download]

    var body: some View {
        ForEach(others, id: \.name) { download in
            Text("\(download.progress)")
        }
    }
}
