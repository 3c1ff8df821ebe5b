import SwiftUI

@Observable
public final class Counter {
    public var total = 0

    public init() {}
}
