// expect: stored property '_text' of 'Sendable'-conforming class 'Model' is mutable
// flags: -swift-version 6
import SwiftUI

@Observable
final class Model: Sendable {
    var text = ""
}
