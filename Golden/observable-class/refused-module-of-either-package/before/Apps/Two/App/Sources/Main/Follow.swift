// Catalogue 1, 60: two packages have one name, and nothing tells which of them an app imports.
import Combine
import Core

func watch(_ model: Model) -> Published<String>.Publisher {
    model.$title
}
