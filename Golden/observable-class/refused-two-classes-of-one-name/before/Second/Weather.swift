// Catalogue 5, 20: the other class.
final class Weather {
    var degrees = 0
}
