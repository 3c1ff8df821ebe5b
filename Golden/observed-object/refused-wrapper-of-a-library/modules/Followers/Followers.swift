import SwiftUI

@propertyWrapper
public struct Followed<Object: ObservableObject> {
    public let wrappedValue: Object

    public init(wrappedValue: Object) {
        self.wrappedValue = wrappedValue
    }
}
