// Catalogue 122: closures and local functions in body see the local; a computed property does not.
import SwiftUI

@Observable
final class Survey {
    var answers: [String] = ["", ""]
    var isDone = false
}

struct SurveyView: View {
    @Environment(Survey.self) private var survey

    var body: some View {
        @Bindable var survey = survey
        func field(_ index: Int) -> some View {
            TextField("Answer", text: $survey.answers[index])
        }
        return VStack {
            ForEach(survey.answers.indices, id: \.self) { index in
                field(index)
            }
            done
        }
    }

    private var done: some View {
        Toggle("Done", isOn: Bindable(survey).isDone)
    }
}

struct SurveyScreen: View {
    @State private var survey = Survey()

    var body: some View {
        SurveyView().environment(survey)
    }
}
