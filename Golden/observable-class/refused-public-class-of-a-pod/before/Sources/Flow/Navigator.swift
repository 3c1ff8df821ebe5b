// Catalogue 157: a package that is published as a pod too has users elsewhere, whatever app stands beside it.
import SwiftUI

public final class Navigator: ObservableObject {
    @Published public var path: [String] = []

    public init() {}
}
