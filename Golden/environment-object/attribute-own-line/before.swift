// Catalogue 120: the attribute stands on a line of its own, with comments around.
import SwiftUI

final class Menu: ObservableObject {
    @Published var dishes = 3
}

struct MenuView: View {
    /// The menu of the day.
    @EnvironmentObject // injected by the restaurant
    private var menu: Menu

    var body: some View {
        Text("\(menu.dishes)")
    }
}

#Preview {
    MenuView().environmentObject(Menu())
}
