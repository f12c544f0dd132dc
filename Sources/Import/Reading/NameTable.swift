/// A store's enumeration: the name it writes for each value that the model knows.
typealias NameTable<Known> = [(name: String, value: Known)]
