// Catalogue 101: a selection in the model.
import SwiftUI

enum Order: String, CaseIterable {
    case title, date
}

final class Browser: ObservableObject {
    @Published var order = Order.title
    @Published var query = ""
}

struct Root: View {
    @StateObject private var browser = Browser()

    var body: some View {
        OrderPicker(browser: browser)
        Text("by \(browser.order.rawValue)")
            .searchable(text: $browser.query)
        Text("for \(browser.query)")
    }
}

struct OrderPicker: View {
    @ObservedObject var browser: Browser

    var body: some View {
        Picker("Order", selection: $browser.order) {
            ForEach(Order.allCases, id: \.self) { order in
                Text(order.rawValue).tag(order)
            }
        }
    }
}
