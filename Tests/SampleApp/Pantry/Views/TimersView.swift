import SwiftUI

struct TimersView: View {
    @EnvironmentObject private var board: TimerBoard

    var body: some View {
        NavigationStack {
            List {
                ForEach(board.timers) { timer in
                    TimerRow(timer: timer)
                        .onTapGesture { board.start(timer) }
                }
                if let timer = board.lastStarted {
                    Text("Last started: \(timer.name)")
                }
                minutesStepper
            }
            .navigationTitle("Timers")
            .toolbar {
                Button("Add") { board.add(name: "Timer \(board.timers.count + 1)") }
                Button("Intervals") { board.addIntervals(name: "Knead and rest", rounds: 4) }
            }
        }
    }

    private var minutesStepper: some View {
        Stepper("\(board.newTimerMinutes) minutes", value: $board.newTimerMinutes, in: 1...120)
    }
}

struct TimerRow: View {
    @ObservedObject var timer: KitchenTimer

    var body: some View {
        HStack {
            Text(timer.name)
            ProgressView(value: timer.progress)
            if let intervals = timer as? IntervalTimer {
                RoundLabel(timer: intervals)
            }
            Image(systemName: timer.isRunning ? "pause" : "play")
        }
    }
}

struct RoundLabel: View {
    @ObservedObject var timer: IntervalTimer

    var body: some View {
        Text("\(timer.round) of \(timer.rounds)")
    }
}

struct TimersView_Previews: PreviewProvider {
    static var previews: some View {
        let board = TimerBoard()
        board.add(name: "Eggs")
        return TimersView()
            .environmentObject(board)
    }
}