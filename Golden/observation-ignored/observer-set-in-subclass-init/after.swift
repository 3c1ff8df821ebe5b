// Catalogue 39: an object with a superclass is complete behind super.init.
import Foundation
import SwiftUI

@Observable
final class Reader: NSObject {
    var title = ""
    var page = 0 {
        didSet { title = "\(page)" }
    }

    init(page: Int) {
        self.page = page
        super.init()
    }
}

struct ReaderView: View {
    var reader: Reader

    var body: some View {
        Text("\(reader.title) \(reader.page)")
    }
}
