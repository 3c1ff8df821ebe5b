// expect: 'ObjectWillChangePublisher' is not a member type of class 'Checked.Clock'
import SwiftUI

@Observable
final class Clock {
    var time = 0
}

var last: Clock.ObjectWillChangePublisher?
