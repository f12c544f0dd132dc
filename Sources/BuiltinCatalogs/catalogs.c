// The catalogs of Locales/, embedded by C23's #embed: the compiler reads them straight into the binary and rebuilds
// when one changes. A test compares this list with the folder.

#include "BuiltinCatalogs.h"

static const unsigned char en[] = {
#embed "../../Locales/en.arb"
};
static const unsigned char ar[] = {
#embed "../../Locales/ar.arb"
};
static const unsigned char de[] = {
#embed "../../Locales/de.arb"
};
static const unsigned char es[] = {
#embed "../../Locales/es.arb"
};
static const unsigned char fi[] = {
#embed "../../Locales/fi.arb"
};
static const unsigned char fr[] = {
#embed "../../Locales/fr.arb"
};
static const unsigned char ja[] = {
#embed "../../Locales/ja.arb"
};
static const unsigned char pl[] = {
#embed "../../Locales/pl.arb"
};
static const unsigned char ru[] = {
#embed "../../Locales/ru.arb"
};
static const unsigned char zh_Hans[] = {
#embed "../../Locales/zh-Hans.arb"
};

#define CATALOG(locale, name) {locale, name, sizeof name}

static const builtin_catalog catalogs[] = {
    CATALOG("en", en),
    CATALOG("ar", ar),
    CATALOG("de", de),
    CATALOG("es", es),
    CATALOG("fi", fi),
    CATALOG("fr", fr),
    CATALOG("ja", ja),
    CATALOG("pl", pl),
    CATALOG("ru", ru),
    CATALOG("zh-Hans", zh_Hans),
};

size_t builtin_catalog_count(void) { return sizeof catalogs / sizeof *catalogs; }

builtin_catalog builtin_catalog_at(size_t index) { return catalogs[index]; }
