import SwiftUI

struct OrdersView: View {
    @EnvironmentObject private var account: Account

    var body: some View {
        List(account.orders, id: \.self) { order in Text(order) }
    }
}