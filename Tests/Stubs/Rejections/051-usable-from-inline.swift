// expect: attribute can only be applied to internal or package declarations
import SwiftUI

@Observable
public final class Model {
    @usableFromInline var text = ""
}
