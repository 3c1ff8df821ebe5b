// Catalogue 156: which object is assigned to a variable of the type is not followed.
import SwiftUI

final class Basket: ObservableObject {
    @Published var count = 0
}

final class Theme: ObservableObject {
    @Published var isDark = false
}

final class Current {
    var model: any ObservableObject = Basket()

    func darken() {
        model = Theme()
    }
}

struct ThemeView: View {
    @StateObject private var theme = Theme()
    @ObservedObject var basket: Basket

    var body: some View {
        Toggle("\(basket.count)", isOn: $theme.isDark)
    }
}
