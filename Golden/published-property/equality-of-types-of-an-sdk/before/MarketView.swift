import SwiftUI

struct MarketView: View {
    @ObservedObject var market: Market
    let subtitle: LocalizedStringKey

    var body: some View {
        Text(market.title)
        Text(subtitle)
        Text("\(market.total) \(market.state?.name ?? "")")
    }
}
