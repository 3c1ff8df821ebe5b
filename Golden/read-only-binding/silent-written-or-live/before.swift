// Catalogue 181: bindings that are written, handed on, asked for, or read while they change.
import SwiftUI

protocol Counting {
    var asked: Int { get }
}

struct Writer: View, Counting {
    @Binding var assigned: Int
    @Binding var projected: String
    @Binding var appended: [Int]
    @Binding var passed: Int
    @Binding var toggled: Bool
    @Binding var part: CGPoint
    @Binding var unknownMethod: Mutable
    @Binding var tuple: Int
    @Binding var polled: Bool
    @Binding var asked: Int
    @Binding var stored: Int
    @Binding var unused: Int

    var body: some View {
        Button("Go") {
            assigned += 1
            appended.append(assigned)
            bump(&passed)
            toggled.toggle()
            part.x = 1
            unknownMethod.change()
            (tuple, _) = (1, 2)
        }
        .task {
            while polled { await Task.yield() }
        }
        TextField("Text", text: $projected)
        Text("\(asked) \(_stored.wrappedValue) \(tuple)")
    }

    func bump(_ value: inout Int) { value += 1 }
}

struct Mutable {
    var count = 0
    mutating func change() { count += 1 }
}

struct Plain: View {
    let count: Int
    var name = ""

    var body: some View {
        Text("\(count)" + name)
    }
}
