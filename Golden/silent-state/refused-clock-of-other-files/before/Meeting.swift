// Catalogue 213: files that name no class show the clock too, by what is left out of a call and by first values.
import SwiftUI

final class Meeting: ObservableObject {
    @Published var guests = 0
    @Published var isOpen = false

    func open() { isOpen = true }
}

struct MeetingView: View {
    @StateObject private var meeting = Meeting()

    var body: some View {
        Text(Minutes().text(of: meeting.guests))
        Button("Open") { meeting.open() }
        DoorView(meeting: meeting)
    }
}

struct DoorView: View {
    @ObservedObject var meeting: Meeting

    var body: some View { Text(meeting.isOpen ? "open" : "closed") }
}

final class Call: ObservableObject {
    @Published var guests = 0
    @Published var isOpen = false

    func open() { isOpen = true }
}

struct CallView: View {
    @StateObject private var call = Call()

    var body: some View {
        StampView(guests: call.guests)
        Button("Open") { call.open() }
        LineView(call: call)
    }
}

struct LineView: View {
    @ObservedObject var call: Call

    var body: some View { Text(call.isOpen ? "open" : "closed") }
}
