#!/usr/bin/env bash
# How many sets of lines a second `paywright copy` words, and how much memory it takes: one subscription with many offers in
# every language, in every format. Prints what it measured. Fails if memory was not constant (100 MB) or the output is not
# whole; never for being slow.
#
#   Benchmarks/copy-throughput.sh [OFFERS]                  default 1000
#   CONFIGURATION=debug Benchmarks/copy-throughput.sh 100   a quick look without a release build
#   TOOL=path/to/paywright Benchmarks/copy-throughput.sh    a tool that is built already
set -euo pipefail
cd "$(dirname "$0")/.."
offers=${1:-1000}

configuration=${CONFIGURATION:-release}
tool=${TOOL:-}
if [ -z "$tool" ]; then
    swift build -c "$configuration" --product paywright
    tool=$(swift build -c "$configuration" --show-bin-path)/paywright
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

{
    printf '{"settings": {"_locale": "en_US", "_storefront": "USA"}, "subscriptionGroups": [{"id": "G", "name": "Pro",'
    printf '"subscriptions": [{"productID": "pro", "type": "RecurringSubscription", "displayPrice": "9.99",'
    printf '"recurringSubscriptionPeriod": "P1M", "adHocOffers": ['
    awk -v count="$offers" 'BEGIN { for (i = 1; i <= count; i++)
        printf "%s{\"offerID\": \"o%d\", \"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}", (i > 1 ? "," : ""), i }'
    printf '], "localizations": [{"displayName": "Pro", "locale": "en_US"}]}]}]}'
} > "$folder/shop.storekit"
sets=$(((offers + 1) * $("$tool" locales | wc -l)))

for format in text json ndjson csv markdown; do
    mkfifo "$folder/$format"
    wc -c < "$folder/$format" > "$folder/size" &
    reader=$!
    start=$(date +%s%N)
    "$tool" copy "$folder/shop.storekit" --locale all --format "$format" > "$folder/$format" &
    pid=$!
    peak=0
    while kill -0 "$pid" 2> /dev/null; do
        now=$(awk '/^VmHWM/ { print $2 }' "/proc/$pid/status" 2> /dev/null || true)
        [ -z "$now" ] || peak=$now
        sleep 0.02
    done
    wait "$pid"
    milliseconds=$(($(($(date +%s%N) - start)) / 1000000 + 1))
    wait "$reader"
    bytes=$(cat "$folder/size")
    printf '%-8s %d sets of lines, %d MB, on %d cores: %d.%03d s, %d sets a second, %d MB of memory at most\n' \
        "$format" "$sets" $((bytes >> 20)) "$(nproc)" $((milliseconds / 1000)) $((milliseconds % 1000)) \
        $((sets * 1000 / milliseconds)) $((peak / 1024))
    [ "$bytes" -gt $((sets * 500)) ] || { echo "the output is not whole"; exit 1; }
    [ "$peak" -lt 100000 ] || { echo "memory was not constant"; exit 1; }
done
