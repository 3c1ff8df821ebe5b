import SwiftUI

@Observable
public final class Counter {
    public var count = 0

    public init() {}
}
