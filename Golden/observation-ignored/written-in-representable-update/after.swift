// Catalogue 35, 59: nothing of the class was ever published; tracked, a write in the update method would invalidate the updates of other windows.
import SwiftUI
import UIKit

final class VisitLog {
    private var visits: [Int: Date] = [:]

    func visit(_ page: Int) {
        visits[page] = Date()
    }
}

struct PageView: UIViewRepresentable {
    let log: VisitLog
    let page: Int

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        log.visit(page)
    }
}

struct PagesView: View {
    @State private var log = VisitLog()

    var body: some View {
        VStack {
            PageView(log: log, page: 1)
            PageView(log: log, page: 2)
        }
    }
}
