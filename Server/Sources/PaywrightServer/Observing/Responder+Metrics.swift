internal import Paywright
internal import PaywrightReports

extension Responder {
    /// Everything that can be measured now, in the text format of Prometheus.
    var allMetrics: String {
        var text = MetricsText()
        metrics.write(to: &text)
        let counts = admission.counts
        text.family("paywright_requests_in_work", "gauge", "Requests in work and waiting.")
        text.value("paywright_requests_in_work", [], counts.requests)
        text.family("paywright_batches_open", "gauge", "Open batches.")
        text.value("paywright_batches_open", [], counts.batches)
        text.family("paywright_held_bytes", "gauge", "Bytes of requests and answers that are held.")
        text.value("paywright_held_bytes", [], admission.held.count)
        text.family("paywright_connections", "gauge", "Open connections.")
        text.value("paywright_connections", [], connections.count)
        text.family("paywright_cache_hits_total", "counter", "How often something that is kept was there.")
        for use in handler.cacheUse { text.value("paywright_cache_hits_total", [("cache", use.name)], use.hits) }
        text.family("paywright_cache_builds_total", "counter", "How often it had to be made.")
        for use in handler.cacheUse { text.value("paywright_cache_builds_total", [("cache", use.name)], use.builds) }
        text.family("paywright_unknown_fields_total", "counter", "Inputs with a field that no table has.")
        for field in handler.unknownFields {
            text.value("paywright_unknown_fields_total", [("field", field.name)], field.count)
        }
        let sets = handler.loadedProducts
        text.family("paywright_products", "gauge", "Products of each loaded set.")
        for set in sets { text.value("paywright_products", [("set", set.name)], set.count) }
        text.family("paywright_products_age_seconds", "gauge", "How long ago the files of each set were read.")
        let now = Instant.now
        for set in sets {
            let age = max(0, now.milliseconds(since: set.readAt))
            text.value("paywright_products_age_seconds", [("set", set.name)], Double(age) / 1_000)
        }
        if let bytes = System.residentBytes {
            text.family("process_resident_memory_bytes", "gauge", "Memory that the process holds.")
            text.value("process_resident_memory_bytes", [], bytes)
        }
        return text.text
    }
}
