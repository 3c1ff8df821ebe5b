// Catalogue 20: a file that does not parse may use the class behind a comment that never ends.
/* never closed
import Combine
func watch(_ model: Model) { model.$title.sink { _ in } }
