// Catalogue 120: the attribute stands on a line of its own, with comments around.
import SwiftUI

@Observable
final class Menu {
    var dishes = 3
}

struct MenuView: View {
    /// The menu of the day.
    @Environment(Menu.self) // injected by the restaurant
    private var menu

    var body: some View {
        Text("\(menu.dishes)")
    }
}

#Preview {
    MenuView().environment(Menu())
}
