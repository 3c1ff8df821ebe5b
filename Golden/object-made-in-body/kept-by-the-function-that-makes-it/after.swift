// Catalogue 103, 222: the function makes an object once and gives back that one from then on.
import SwiftUI

final class Session: ObservableObject {
    @Published var isOpen = false
    private var detail: Detail?

    func makeDetail(id: Int) -> Detail {
        if let detail, detail.id == id {
            return detail
        }
        let detail = Detail(id: id)
        self.detail = detail
        return detail
    }
}

@Observable
final class Detail {
    var note = ""
    var length = 0
    let id: Int

    init(id: Int) {
        self.id = id
        length += note.count
    }
}

struct DetailView: View {
    @Bindable var detail: Detail

    var body: some View {
        TextField("\(detail.length)", text: $detail.note)
        Button("Clear") { detail.length = 0 }
    }
}

struct RootView: View {
    @ObservedObject var session: Session

    var body: some View {
        Toggle("Open", isOn: $session.isOpen)
        DetailView(detail: session.makeDetail(id: 1))
    }
}
