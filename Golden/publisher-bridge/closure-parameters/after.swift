// Catalogue 60: what a closure gets is said by the function that it is passed to, or by the publisher.
import Combine
import SwiftUI

@Observable
final class Upload {
    var progress = 0.0 { willSet { progressSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var progressSubject = CurrentValueSubject<Double, Never>(_progress)
}

@Observable
final class Download {
    var progress = 0.0
}

@Observable
final class Tab {
    var title = "" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
}

@Observable
final class Window {
    var tab: Tab? { willSet { tabSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var tabSubject = CurrentValueSubject<Tab?, Never>(_tab)
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
            upload.progressSubject.sink { print($0) }.store(in: &self.cancellables)
        }
        Transfers.start("film", retries: 3, then: { $0.progressSubject.sink { print($0) }.store(in: &self.cancellables) })
        Transfers.prepare { [weak self] upload in
            guard let self else { return }
            upload.progressSubject.sink { print($0) }.store(in: &self.cancellables)
        }
        window.tabSubject
            .removeDuplicates { $0 === $1 }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] tab in
                guard let self, let tab else { return }
                tab.titleSubject.sink { print($0) }.store(in: &self.cancellables)
            }
            .store(in: &cancellables)
        onStart = { upload in
            upload.progressSubject.sink { print($0) }.store(in: &self.cancellables)
        }
        let onEnd: (Upload) -> Void = { $0.progressSubject.sink { print($0) }.store(in: &self.cancellables) }
        onEnd(Upload())
        [(Upload(), 1)].forEach {
            $0.progressSubject.sink { print($0) }.store(in: &self.cancellables)
            print($1)
        }
        var uploads: [String: Upload] = [:]
        uploads["photo"] = Upload()
        for (_, upload) in uploads {
            upload.progressSubject.sink { print($0) }.store(in: &cancellables)
        }
    }
}

struct TransferView: View {
    var upload: Upload
    var download: Download
    var window: Window
    var tab: Tab

    var body: some View {
        VStack {
            Text("\(upload.progress) \(download.progress)")
            Text(window.tab?.title ?? tab.title)
        }
    }
}
