// Catalogue 222: a plain object of a view makes another object within it, and reads and sets what other views show; only
// a controller makes the view, and no body with it.
import SwiftUI
import UIKit

final class Session: ObservableObject {
    @Published var count = 0

    static let shared = Session()
}

final class Detail: ObservableObject {
    @Published var note = ""
    let number: Int

    init() {
        number = Session.shared.count
        Session.shared.count += 1
    }
}

final class Holder {
    let detail: Detail

    init(isEmpty: Bool) {
        detail = Holder.makeDetail()
    }

    static func makeDetail() -> Detail { Detail() }
}

struct HolderView: View {
    private let holder: Holder

    init(isEmpty: Bool) {
        holder = Holder(isEmpty: isEmpty)
    }

    var body: some View { DetailView(detail: holder.detail) }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View {
        TextField("\(detail.number)", text: $detail.note)
    }
}

final class HolderController: UIViewController {
    func show() {
        present(UIHostingController(rootView: HolderView(isEmpty: false)), animated: true)
    }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Button("\(session.count)") { session.count += 1 }
    }
}
