public import SwiftUI

@Observable
public final class Cart {
    public var count = 0

    public init() {}
}
