// Catalogue 100: the view.
import SwiftUI

struct DoorView: View {
    @ObservedObject var door: Door

    var body: some View {
        Text("\(door.width) \(door.isOpen ? "open" : "closed")")
    }
}
