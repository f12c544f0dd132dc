#include "internal.hpp"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>

namespace {

std::string version_text(const UVersionInfo version) {
    char text[U_MAX_VERSION_STRING_LENGTH] = {};
    u_versionToString(version, text);
    return text;
}

}  // namespace

const char *cicu_status_name(cicu_status status) {
    return u_errorName(static_cast<UErrorCode>(status));
}

int32_t cicu_icu_version(char *buffer, int32_t capacity) {
    cicu_status status = U_ZERO_ERROR;
    return cicu::guarded<int32_t>(&status, 0, [&](UErrorCode &code) {
        UVersionInfo version = {};
        u_getVersion(version);
        return cicu::copy_utf8(version_text(version), buffer, capacity, code);
    });
}

int32_t cicu_unicode_version(char *buffer, int32_t capacity) {
    cicu_status status = U_ZERO_ERROR;
    return cicu::guarded<int32_t>(&status, 0, [&](UErrorCode &code) {
        UVersionInfo version = {};
        u_getUnicodeVersion(version);
        return cicu::copy_utf8(version_text(version), buffer, capacity, code);
    });
}

int32_t cicu_cldr_version(char *buffer, int32_t capacity, cicu_status *status) {
    return cicu::guarded<int32_t>(status, 0, [&](UErrorCode &code) {
        UVersionInfo version = {};
        ulocdata_getCLDRVersion(version, &code);
        return cicu::copy_utf8(version_text(version), buffer, capacity, code);
    });
}
