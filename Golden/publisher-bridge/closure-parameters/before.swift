// Catalogue 60: what a closure gets is said by the function that it is passed to, or by the publisher.
import Combine
import SwiftUI

final class Upload: ObservableObject {
    @Published var progress = 0.0
}

final class Download: ObservableObject {
    @Published var progress = 0.0
}

final class Tab: ObservableObject {
    @Published var title = ""
}

final class Window: ObservableObject {
    @Published var tab: Tab?
}

enum Transfers {
    typealias Handler<Transfer> = (Transfer) -> Void

    static func start(_ name: String, retries: Int = 1, then handler: @escaping (Upload) -> Void) {
        handler(Upload())
    }

    static func prepare(then handler: Handler<Upload>? = nil) {
        handler?(Upload())
    }
}

final class Monitor {
    private var cancellables: Set<AnyCancellable> = []
    var onStart: ((Upload) -> Void)?

    func run(_ window: Window) {
        Transfers.start("photo") { upload in
            upload.$progress.sink { print($0) }.store(in: &self.cancellables)
        }
        Transfers.start("film", retries: 3, then: { $0.$progress.sink { print($0) }.store(in: &self.cancellables) })
        Transfers.prepare { [weak self] upload in
            guard let self else { return }
            upload.$progress.sink { print($0) }.store(in: &self.cancellables)
        }
        window.$tab
            .removeDuplicates { $0 === $1 }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] tab in
                guard let self, let tab else { return }
                tab.$title.sink { print($0) }.store(in: &self.cancellables)
            }
            .store(in: &cancellables)
        onStart = { upload in
            upload.$progress.sink { print($0) }.store(in: &self.cancellables)
        }
        let onEnd: (Upload) -> Void = { $0.$progress.sink { print($0) }.store(in: &self.cancellables) }
        onEnd(Upload())
        [(Upload(), 1)].forEach {
            $0.$progress.sink { print($0) }.store(in: &self.cancellables)
            print($1)
        }
        var uploads: [String: Upload] = [:]
        uploads["photo"] = Upload()
        for (_, upload) in uploads {
            upload.$progress.sink { print($0) }.store(in: &cancellables)
        }
    }
}

struct TransferView: View {
    @ObservedObject var upload: Upload
    @ObservedObject var download: Download
    @ObservedObject var window: Window
    @ObservedObject var tab: Tab

    var body: some View {
        VStack {
            Text("\(upload.progress) \(download.progress)")
            Text(window.tab?.title ?? tab.title)
        }
    }
}
