// Catalogue 1: a class written on one line; the attribute still gets its own line.
import SwiftUI

@Observable
final class Badge { var number = 0; var isHidden = false }

struct BadgeView: View {
    var badge: Badge

    var body: some View {
        Text(badge.isHidden ? "" : "\(badge.number)")
    }
}
