// expect: value of type 'Clock' has no member 'typeName'
import SwiftUI

extension ObservableObject {
    var typeName: String { "clock" }
}

@Observable
final class Clock {
    var time = 0
}

let names = [Clock()].map(\.typeName)
