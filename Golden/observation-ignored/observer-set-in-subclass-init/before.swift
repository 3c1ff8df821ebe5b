// Catalogue 39: an object with a superclass is complete behind super.init.
import Foundation
import SwiftUI

final class Reader: NSObject, ObservableObject {
    @Published var title = ""
    var page = 0 {
        didSet { title = "\(page)" }
    }

    init(page: Int) {
        self.page = page
        super.init()
    }
}

struct ReaderView: View {
    @ObservedObject var reader: Reader

    var body: some View {
        Text("\(reader.title) \(reader.page)")
    }
}
