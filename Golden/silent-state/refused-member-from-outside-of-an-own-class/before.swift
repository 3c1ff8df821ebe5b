// Catalogue 213: what a class has from a class of UIKit changes without telling a view.
import SwiftUI
import UIKit

final class Session: ObservableObject {
    @Published var runs = 0
    @Published var label = ""
}

final class Page: UIViewController {
    func rename() { title = "new" }
}

struct PageRow: View {
    @ObservedObject var session: Session
    let page: Page

    var body: some View {
        VStack {
            Text(session.label)
            Text(page.title ?? "")
        }
    }
}

struct PageEditor: View {
    @ObservedObject var session: Session
    let page: Page

    var body: some View {
        Button("\(session.runs)") {
            page.rename()
            session.runs += 1
        }
    }
}
