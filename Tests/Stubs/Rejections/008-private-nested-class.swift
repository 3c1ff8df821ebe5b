// expect: 'Model' is inaccessible due to 'private' protection level
import SwiftUI

struct Editor {
    @Observable
    private final class Model {
        var text = ""
    }
}
