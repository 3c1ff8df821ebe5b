// Catalogue 1: a class written on one line; the attribute still gets its own line.
import SwiftUI

final class Badge: ObservableObject { @Published var number = 0; @Published var isHidden = false }

struct BadgeView: View {
    @ObservedObject var badge: Badge

    var body: some View {
        Text(badge.isHidden ? "" : "\(badge.number)")
    }
}
