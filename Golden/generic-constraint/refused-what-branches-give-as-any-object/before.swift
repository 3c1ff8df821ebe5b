// Catalogue 156: the branches of if give objects back without return, here of all classes.
import SwiftUI

final class Basket: ObservableObject {
    @Published var count = 0
}

final class Theme: ObservableObject {
    @Published var isDark = false
}

func makeModel(isDark: Bool) -> any ObservableObject {
    if isDark { Theme() } else { Basket() }
}

struct ThemeView: View {
    @StateObject private var theme = Theme()
    @ObservedObject var basket: Basket

    var body: some View {
        Toggle("\(basket.count)", isOn: $theme.isDark)
    }
}
