// Catalogue 227: an import has the level that the class needs, or that of the import beside it, where imports have levels.
public import Combine
import SwiftUI

public final class Account: ObservableObject {
    @Published public var name = ""

    public init() {}
}
