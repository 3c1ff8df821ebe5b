import SwiftUI

@Observable
public final class Model {
    public var title = ""

    public init() {}
}
