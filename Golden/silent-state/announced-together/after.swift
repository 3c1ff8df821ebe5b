// Catalogue 213: what the body does not read is only set where the same code also sets what it reads, and that is never equal.
import Foundation
import SwiftUI

struct Tide {
    var height = 0.0
}

@Observable
final class Harbor {
    var tides: [Tide] = []
    var isLoading = false
    var count = 0

    func load() {
        isLoading = true
        tides = [Tide(height: 1)]
    }

    func add(_ tide: Tide) {
        tides.append(tide)
        if tides.count > 1 {
            isLoading = false
        }
        count += 1
    }
}

struct HarborView: View {
    var harbor: Harbor

    var body: some View {
        Text("\(harbor.tides.count) of \(UserDefaults.standard.integer(forKey: "limit"))")
    }
}
