// expect: type 'Model' does not conform to protocol 'Storing'
import SwiftUI

protocol Storing {
    var textPublisher: Published<String>.Publisher { get }
}

@Observable
final class Model: Storing {
    var text = ""
}
