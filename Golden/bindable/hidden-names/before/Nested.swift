extension Feature {
    struct State {
        var count = 1
    }
}
