import SwiftUI

@Observable
public final class Model {
    /* told */ public var title = ""

    public init() {}
}
