#!/usr/bin/env bash
# How many customers a second `paywright status` words, and how much memory it takes: customers of Examples/customers.ndjson,
# repeated, through standard input. Prints what it measured. Fails if the last answer is not the last customer's or memory
# was not constant (150 MB); never for being slow.
#
#   Benchmarks/status-throughput.sh [CUSTOMERS] [LOCALES]      default 1000000 en
#   CONFIGURATION=debug Benchmarks/status-throughput.sh 20000  a quick look without a release build
set -euo pipefail
cd "$(dirname "$0")/.."
customers=${1:-1000000}
locales=${2:-en}

configuration=${CONFIGURATION:-release}
options=(-c "$configuration")
# As it is released, and as the other benchmarks build it.
[ "$configuration" = debug ] || options+=(--static-swift-stdlib)
swift build "${options[@]}" --product paywright
tool=$(swift build "${options[@]}" --show-bin-path)/paywright
answers=$(mktemp)
trap 'rm -f "$answers"' EXIT

generate() {
    awk -v count="$customers" '{ line[NR] = $0 } END { for (i = 0; i < count; i++) print line[i % NR + 1] }' \
        Examples/customers.ndjson
}

# The same customer is answered the same way, wherever it stands.
expected=$(generate | tail -1 | "$tool" status - --format ndjson --locale "$locales" --now 2026-11-20T12:00:00Z)

start=$(date +%s%N)
"$tool" status - --format ndjson --locale "$locales" --now 2026-11-20T12:00:00Z < <(generate) > >(tail -1 > "$answers") &
pid=$!
peak=0
while kill -0 "$pid" 2> /dev/null; do
    now=$(awk '/^VmHWM/ { print $2 }' "/proc/$pid/status" 2> /dev/null || true)
    [ -z "$now" ] || peak=$now
    sleep 0.05
done
wait "$pid"
milliseconds=$(($(($(date +%s%N) - start)) / 1000000))
sleep 0.2

last=$(cat "$answers")
[ "$last" = "${expected/\"line\": 1,/\"line\": $customers,}" ] || { echo "the last answer is not the last customer's"; exit 1; }
printf '%d customers (%s) on %d cores: %d.%03d s, %d a second, %d MB at most; the last answer is right\n' \
    "$customers" "$locales" "$(nproc)" $((milliseconds / 1000)) $((milliseconds % 1000)) \
    $((customers * 1000 / milliseconds)) $((peak / 1024))
[ "$peak" -lt 150000 ] || { echo "memory was not constant"; exit 1; }
