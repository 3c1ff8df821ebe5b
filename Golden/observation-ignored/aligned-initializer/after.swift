// Catalogue 36: an initial value that is aligned with a column of the first line stays aligned.
import Foundation
import SwiftUI

@Observable
final class Survey {
    var count = 0

    @ObservationIgnored
    private lazy var range = makeRange(from: 1,
                                       to: 2)
    @ObservationIgnored private lazy var formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        if formatter.generatesDecimalNumbers {
            formatter.maximumFractionDigits = 2
        }
        return formatter
    }()
    @ObservationIgnored private lazy var chain = [1, 2, 3]
        .map { value in
                 value + 1 }
    @ObservationIgnored private lazy var names = [
        "a",
        "b",
    ]
    // swiftlint:disable:next vertical_parameter_alignment_on_call
    @ObservationIgnored private lazy var other = makeRange(from: 3,
                                                           to: 4)
    @ObservationIgnored private
        lazy var apart = makeRange(from: 5,
                                   to: 6)

    func text() -> String { "\(range) \(formatter) \(chain) \(names) \(other) \(apart)" }

    private func makeRange(from start: Int, to end: Int) -> ClosedRange<Int> { start...end }

	struct Options {
		@Observable
		final class Tabs {
			var count = 0
			@ObservationIgnored
			lazy var items = Array(repeating: 0,
			                       count: 3)
			@ObservationIgnored lazy var words = [
				"a",
			]
		}
	}
}

struct SurveyView: View {
    var survey: Survey
    var tabs: Survey.Options.Tabs

    var body: some View {
        Text("\(survey.count) \(survey.text()) \(tabs.count)")
    }
}
