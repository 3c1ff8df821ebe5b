// Catalogue 35: init reads a plain property before all others are set; tracked it would not compile.
import SwiftUI

final class Browser: ObservableObject {
    @Published var current: String
    private var history: [String]
    private var visits = 0

    init(seed: [String]) {
        history = seed
        history.append("home")
        current = history[0]
    }

    func open(_ page: String) {
        history.append(page)
        visits += 1
        current = page
    }
}

struct BrowserView: View {
    @ObservedObject var browser: Browser

    var body: some View {
        Button(browser.current) { browser.open("news") }
    }
}
