// Catalogue 11, 13: the base has an open property.
import Combine

open class Widget: ObservableObject {
    @Published open var title = ""
}
