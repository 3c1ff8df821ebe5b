// expect: cannot assign value of type 'some Equatable'
import SwiftUI

@Observable
final class Model {
    var text: some Equatable = ""
}
