// Catalogue 87: a default that every initializer replaces never ran, and goes.
import SwiftUI

@Observable
final class Sheets {
    var item: Int?
}

@Observable
final class Session {
    var name = ""

    private let sheets: Sheets

    init(sheets: Sheets) {
        self.sheets = sheets
    }
}

struct RootView: View {
    @State private var session: Session
    @State private var sheets: Sheets
    @State private var others: Sheets

    init() {
        let sheets = Sheets()
        _session = State(initialValue: Session(sheets: sheets))
        _sheets = State(initialValue: sheets)
        _others = State(initialValue: sheets)
    }

    init(sheets: Sheets) {
        self._sheets = State(initialValue: sheets)
        self._others = State(initialValue: sheets)
        self._session = State(initialValue: Session(sheets: sheets))
    }

    init(item: Int) {
        self.init()
        print(item)
    }

    var body: some View {
        Text("\(session.name) \(sheets.item ?? others.item ?? 0)")
    }
}
