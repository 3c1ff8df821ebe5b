// expect: property must be declared private because its type 'Editor.Page' uses a private type
import SwiftUI

struct Editor {
    private struct Page {}

    @Observable
    fileprivate final class Model {
        var page = Page()
    }
}
