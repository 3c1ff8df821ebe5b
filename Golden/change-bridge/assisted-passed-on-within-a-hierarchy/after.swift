// Catalogue 66, 69: an object that passes on the changes of another one of its superclass is heard by nothing but views.
import Combine
import SwiftUI

@Observable
class Page {
    var number = 0
}

@Observable
final class Cover: Page {
    let inner = Page()

    override init() {
        super.init()
    }
}

struct CoverView: View {
    var cover: Cover

    var body: some View {
        Text("\(cover.number) \(cover.inner.number)")
    }
}
