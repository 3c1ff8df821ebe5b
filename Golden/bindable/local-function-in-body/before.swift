// Catalogue 122: closures and local functions in body see the local; a computed property does not.
import SwiftUI

final class Survey: ObservableObject {
    @Published var answers: [String] = ["", ""]
    @Published var isDone = false
}

struct SurveyView: View {
    @EnvironmentObject private var survey: Survey

    var body: some View {
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
        Toggle("Done", isOn: $survey.isDone)
    }
}

struct SurveyScreen: View {
    @StateObject private var survey = Survey()

    var body: some View {
        SurveyView().environmentObject(survey)
    }
}
