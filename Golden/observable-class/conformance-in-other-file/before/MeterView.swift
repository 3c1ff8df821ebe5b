// Catalogue 4, 100: the view of the class.
import SwiftUI

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(meter.description)
    }
}
