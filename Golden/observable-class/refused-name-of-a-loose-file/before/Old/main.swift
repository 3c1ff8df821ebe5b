struct Meter {
    var level = 0
}
