import SwiftUI

struct Start {
    var number = 0
}

prefix func ! (value: Binding<Bool>) -> Binding<Bool> {
    Binding(get: { !value.wrappedValue }, set: { value.wrappedValue = !$0 })
}

prefix func ! (value: Start) -> Bool {
    UserDefaults.standard.set(value.number, forKey: "start")
    return value.number > 1
}
