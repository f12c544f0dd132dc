// What the example uses of Android, in its shape, so that it compiles and runs without Android.
package android.content

import java.io.File
import java.io.InputStream

class Assets(private val folder: File) { fun open(name: String): InputStream = File(folder, name).inputStream() }

class Resources(private val texts: Map<String, String>) {
    private val names = texts.keys.toList()
    fun getIdentifier(name: String, type: String, packageName: String): Int = names.indexOf(name) + 1
    fun getString(id: Int): String = texts.getValue(names[id - 1])
    fun getString(id: Int, vararg values: Any): String = String.format(texts.getValue(names[id - 1]), *values)
}

class Context(folder: File, texts: Map<String, String>) {
    val assets = Assets(folder)
    val resources = Resources(texts)
    val packageName = "app"
}
