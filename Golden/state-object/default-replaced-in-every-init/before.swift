// Catalogue 87: a default that every initializer replaces never ran, and goes.
import SwiftUI

final class Sheets: ObservableObject {
    @Published var item: Int?
}

final class Session: ObservableObject {
    @Published var name = ""

    private let sheets: Sheets

    init(sheets: Sheets) {
        self.sheets = sheets
    }
}

struct RootView: View {
    @StateObject private var session: Session
    @StateObject private var sheets = Sheets()
    @StateObject private var others: Sheets = Sheets()

    init() {
        let sheets = Sheets()
        _session = StateObject(wrappedValue: Session(sheets: sheets))
        _sheets = StateObject(wrappedValue: sheets)
        _others = StateObject(wrappedValue: sheets)
    }

    init(sheets: Sheets) {
        self._sheets = StateObject(wrappedValue: sheets)
        self._others = StateObject(wrappedValue: sheets)
        self._session = StateObject(wrappedValue: Session(sheets: sheets))
    }

    init(item: Int) {
        self.init()
        print(item)
    }

    var body: some View {
        Text("\(session.name) \(sheets.item ?? others.item ?? 0)")
    }
}
