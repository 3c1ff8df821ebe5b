// expect: expected element type 'any ObservableObject'
import SwiftUI

@Observable
class Model {}

let objects: [any ObservableObject] = [Model()]
