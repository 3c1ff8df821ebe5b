// Catalogue 20, 82: a property with a harmless value that only some platforms have; making the object still only assigns.
import SwiftUI

@Observable
final class Cover {
    let number: Int

    init(number: Int) {
        self.number = number
    }

    #if os(macOS)
    var title: String? = nil
    #elseif os(watchOS)
    var title: String?
    private var size = 3
    #else
    // Nothing yet.
    var title: String? = "Cover"
    #endif

    #if os(macOS)
    func close() {
        title = nil
    }
    #endif
}

struct CoverView: View {
    @State var cover: Cover

    var body: some View {
        Text(cover.title ?? "\(cover.number)")
    }
}

struct CoverList: View {
    var body: some View {
        CoverView(cover: Cover(number: 1))
    }
}
