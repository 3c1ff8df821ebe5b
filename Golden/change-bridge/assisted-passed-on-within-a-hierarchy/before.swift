// Catalogue 66, 69: an object that passes on the changes of another one of its superclass is heard by nothing but views.
import Combine
import SwiftUI

class Page: ObservableObject {
    @Published var number = 0
}

final class Cover: Page {
    let inner = Page()
    private var subscription: AnyCancellable?

    override init() {
        super.init()
        subscription = inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
}

struct CoverView: View {
    @ObservedObject var cover: Cover

    var body: some View {
        Text("\(cover.number) \(cover.inner.number)")
    }
}
