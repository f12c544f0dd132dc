import Foundation
import TestSupport
import Testing

@Suite("A signal that ends a run leaves nothing behind")
struct InterruptionTests {
    /// In Chromium's place: writes into its profile until it is stopped.
    private static let endless = """
        #!/bin/sh
        for argument; do
            case "$argument" in --user-data-dir=*) profile=${argument#--user-data-dir=};; esac
        done
        mkdir -p "$profile"
        echo $$ >> "$(dirname "$0")/started"
        while :; do echo x >> "$profile/log"; sleep 0.01; done
        """

    /// Runs a review in the middle of which signals come, and says how it ended, what is left in the folders, and how many of the
    /// programs still run.
    private func outcome(of script: String) async throws -> String {
        let chromium = try Tool.file(Self.endless, named: "chromium")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: chromium)
        let shop = try Tool.file(Tool.configuration())
        let catalogs = try Tool.catalogs("en", "de", "fr")
        let run = try await Tool.shell(
            #"""
            folder=$(dirname "$1")
            mkdir "$folder/temporary" "$folder/sheets"
            export TMPDIR=$folder/temporary
            set -m
            "$0" review '\#(shop)' --locale de,fr --catalogs '\#(catalogs)' --png "$folder/sheets" --chromium "$1" &
            process=$!
            until [ -s "$folder/started" ]; do sleep 0.02; done
            \#(script)
            wait $process
            echo "$?"
            ls -A "$TMPDIR" "$folder/sheets" | grep -v '^$\|:$'
            sleep 0.1
            for number in $(cat "$folder/started"); do
                grep -s '^State:' "/proc/$number/status" | grep -v zombie
            done
            """#,
            chromium
        )
        return run.output
    }

    @Test(
        "It ends as by the signal alone: 128 and its number, for a shell",
        arguments: Sweep.some(2, of: [("INT", 130), ("TERM", 143), ("HUP", 129)])
    )
    func ending(signal: String, code: Int) async throws {
        let outcome = try await outcome(of: "kill -\(signal) $process")
        #expect(outcome == "\(code)\n", "\(outcome)")
    }

    @Test("What is written while a run is stopped is there whole, or not at all")
    func wholeFiles() async throws {
        let run = try await Tool.shell(
            #"""
            folder=$(mktemp -d)
            for delay in 0.00 0.01 0.02 0.03 0.04 0.05 0.06 0.08 0.10 0.15 0.20 0.30; do
                echo before > "$folder/list.json"
                timeout -s TERM "$delay" "$0" products "$1" -o "$folder/list.json"
                head -c 6 "$folder/list.json" | grep -q before || tail -c 2 "$folder/list.json" | grep -q '}' || echo cut
            done
            ls -A "$folder"
            rm -r "$folder"
            """#
        )
        #expect(run.output == "list.json\n")
    }
}
