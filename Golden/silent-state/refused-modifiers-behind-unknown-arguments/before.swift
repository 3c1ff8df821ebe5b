// Catalogue 213: a modifier of the project asks the clock, behind modifiers that are called with values of the project.
import Foundation
import SwiftUI

extension View {
    func stamped() -> some View { help("\(Date())") }
}

struct Inset {
    let width: CGFloat
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @Published var inset = Inset(width: 1)
    @Published var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.name).padding(shelf.inset.width).stamped()
    }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
