// Catalogue 83: HTML is read with a loop of its own, and code in extensions of the SDK, in either branch of a condition and behind
// a subscript of the project acts as any other does.
import SwiftUI

final class Page: ObservableObject {
    @Published var name = ""
    private let text: NSAttributedString?

    init() { text = Import.text(Data()) }
}

enum Import {
    static func text(_ data: Data) -> NSAttributedString {
        NSAttributedString(html: data, documentAttributes: nil) ?? NSAttributedString(string: "")
    }
}

extension NSAttributedString {
    convenience init?(html data: Data, documentAttributes: [String: Any]?) { self.init(string: "") }
}

extension UserDefaults {
    var visits: String {
        self.set(integer(forKey: "visits") + 1, forKey: "visits")
        return string(forKey: "visits") ?? ""
    }
}

final class Visit: ObservableObject {
    @Published var name = UserDefaults.standard.visits
}

final class Marker {
    static let name: String = {
        #if DEBUG
        NotificationCenter.default.post(name: Notification.Name("marked"), object: nil)
        #endif
        return "a"
    }()
}

final class Mark: ObservableObject {
    @Published var name = ""

    init() {
        #if DEBUG
        NotificationCenter.default.post(name: Notification.Name("made"), object: nil)
        #else
        name = "b"
        #endif
    }
}

struct Counted {
    static var count = 0

    subscript(index: Int) -> String {
        Counted.count += 1
        return "\(index)"
    }
}

final class Row: ObservableObject {
    @Published var name = Counted()[0]
}

struct PageView: View {
    @StateObject private var model: Page

    init(id: Int) { _model = StateObject(wrappedValue: Page()) }

    var body: some View { Text(model.name) }
}

struct VisitView: View {
    @StateObject private var model: Visit

    init(id: Int) { _model = StateObject(wrappedValue: Visit()) }

    var body: some View { Text(model.name) }
}

struct MarkView: View {
    @StateObject private var model: Mark

    init(id: Int) { _model = StateObject(wrappedValue: Mark()) }

    var body: some View { Text(model.name) }
}

struct RowView: View {
    @StateObject private var model: Row

    init(id: Int) { _model = StateObject(wrappedValue: Row()) }

    var body: some View { Text(model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            PageView(id: 0)
            VisitView(id: 1)
            MarkView(id: 2)
            RowView(id: 3)
        }
    }
}
