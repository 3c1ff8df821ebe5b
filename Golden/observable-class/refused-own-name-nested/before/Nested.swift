extension Weather {
    struct Weather {
        var wind = 0
    }
}
