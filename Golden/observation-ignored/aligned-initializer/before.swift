// Catalogue 36: an initial value that is aligned with a column of the first line stays aligned.
import Foundation
import SwiftUI

final class Survey: ObservableObject {
    @Published var count = 0

    private lazy var range = makeRange(from: 1,
                                       to: 2)
    private lazy var formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        if formatter.generatesDecimalNumbers {
            formatter.maximumFractionDigits = 2
        }
        return formatter
    }()
    private lazy var chain = [1, 2, 3]
        .map { value in
                 value + 1 }
    private lazy var names = [
        "a",
        "b",
    ]
    // swiftlint:disable:next vertical_parameter_alignment_on_call
    private lazy var other = makeRange(from: 3,
                                       to: 4)
    private
        lazy var apart = makeRange(from: 5,
                                   to: 6)

    func text() -> String { "\(range) \(formatter) \(chain) \(names) \(other) \(apart)" }

    private func makeRange(from start: Int, to end: Int) -> ClosedRange<Int> { start...end }

	struct Options {
		final class Tabs: ObservableObject {
			@Published var count = 0
			lazy var items = Array(repeating: 0,
			                       count: 3)
			lazy var words = [
				"a",
			]
		}
	}
}

struct SurveyView: View {
    @ObservedObject var survey: Survey
    @ObservedObject var tabs: Survey.Options.Tabs

    var body: some View {
        Text("\(survey.count) \(survey.text()) \(tabs.count)")
    }
}
