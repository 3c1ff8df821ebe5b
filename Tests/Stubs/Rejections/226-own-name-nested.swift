// expect: value of type 'Weather.Weather' has no member 'temperature'
import SwiftUI

@Observable
final class Weather {
    var temperature = 1

    struct Weather {}
}
