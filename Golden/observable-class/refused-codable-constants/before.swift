// Catalogue 25: a constant alone would gain a key for the registrar.
import SwiftUI

final class Badge: ObservableObject, Encodable {
    let number = 1
}

struct BadgeView: View {
    @EnvironmentObject var badge: Badge

    var body: some View {
        Text("\(badge.number)")
    }
}

struct BadgeScreen: View {
    let badge: Badge

    var body: some View {
        BadgeView().environmentObject(badge)
    }
}
