public protocol ClientDelegate: AnyObject {}
