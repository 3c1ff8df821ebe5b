// Catalogue 223: a subscript gives the object.
import Dispatch

func rename(_ library: Library) {
    DispatchQueue.global().async {
        library[0].title = ""
    }
}
