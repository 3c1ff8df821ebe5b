// Catalogue 213: what a test before says the property does not hold is no equal value, and no method is written.
import SwiftUI

final class Cell: ObservableObject {
    @Published private(set) var isLiked = false
    @Published private(set) var isRead = true
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    func like() {
        UserDefaults.standard.set(true, forKey: "isOn")
        guard !isLiked else { return }
        isLiked = true
    }

    func forget() {
        if self.isRead {
            isRead = false
        }
    }
}

struct CellView: View {
    @ObservedObject var cell: Cell

    var body: some View {
        Text("\(cell.isLiked) \(cell.isRead) \(cell.isOn)")
    }
}
