// expect: before 'super.init' call
import SwiftUI

@Observable
class Model: NSObject {
    var text = ""

    override init() {
        print(text)
        super.init()
    }
}
