// Catalogue 80: .main is a queue, not the function main of an app.
import SwiftUI

enum Launcher {
    static func main() { UserDefaults.standard.set(true, forKey: "launched") }
}

@Observable
final class Model {
    var count = 0
    @ObservationIgnored private var observer: NSObjectProtocol?
    init(title: String, center: NotificationCenter = .default) {
        observer = center.addObserver(forName: Notification.Name("shown"), object: nil, queue: .main) { [weak self] _ in
            self?.count += 1
        }
    }
}

struct Page: View {
    @State private var model: Model
    let title: String
    init(title: String) {
        self.title = title
        _model = State(initialValue: Model(title: title))
    }
    var body: some View {
        Button("\(title) \(model.count)") { model.count += 1 }
    }
}
