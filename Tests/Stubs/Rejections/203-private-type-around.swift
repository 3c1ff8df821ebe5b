// expect: 'Parts' is inaccessible due to 'private' protection level
import SwiftUI

struct Editor {
    private enum Parts {
        @Observable
        final class Model {
            var text = ""
        }
    }
}
