// Catalogue 21: a function called Observation hides the module in the macro's code.
import SwiftUI

func Observation() {}

final class Sample: ObservableObject {
    @Published var value = 1
}

struct SampleView: View {
    @ObservedObject var sample: Sample

    var body: some View {
        Text("\(sample.value)")
    }
}
