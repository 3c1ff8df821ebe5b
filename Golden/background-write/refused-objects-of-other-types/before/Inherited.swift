// Catalogue 223: a type gives the object that inherits from a generic one.
import Dispatch

func rename(_ shelf: BookShelf) {
    DispatchQueue.global().async {
        shelf.first.title = ""
    }
}
