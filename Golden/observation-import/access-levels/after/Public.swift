// Catalogue 227: an import has the level that the class needs, or that of the import beside it, where imports have levels.
public import Combine
public import Observation
import SwiftUI

@Observable
public final class Account {
    public var name = ""

    public init() {}
}
