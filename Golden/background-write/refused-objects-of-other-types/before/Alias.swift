// Catalogue 223: an alias of a list gives the object.
import Dispatch

func rename(_ books: Books) {
    DispatchQueue.global().async {
        books[0].title = ""
    }
}
