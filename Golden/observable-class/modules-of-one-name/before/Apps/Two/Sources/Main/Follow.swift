// Catalogue 1, 60: two packages have a module of one name each; what a package imports is its own.
import Combine
import Core

func watch(_ model: Model) -> Published<String>.Publisher {
    model.$title
}
