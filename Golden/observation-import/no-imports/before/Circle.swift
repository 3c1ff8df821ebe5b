// Catalogue 11, 75: a subclass in a file without any import.

final class Disc: Figure {
    var radius = 1.0
}
