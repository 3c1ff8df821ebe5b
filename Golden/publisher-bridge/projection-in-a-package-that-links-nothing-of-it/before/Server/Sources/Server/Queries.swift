import Database
import Foundation
import Shared

func tasks(in query: Query<Row>, from start: Date) -> Query<Row> {
    query.filter(\.$startDate >= start)
}
