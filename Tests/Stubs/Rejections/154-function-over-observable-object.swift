// expect: requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
class Model {}

func register<Object: ObservableObject>(_ object: Object) {}

func register() {
    register(Model())
}
