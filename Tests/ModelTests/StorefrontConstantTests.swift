import PaywrightModel
import Testing

/// Every constant with the name that CLDR has for its region: the codes come from the library's table, the names from another.
private let constants: [(storefront: Storefront, name: String)] = [
    (.afghanistan, "Afghanistan"), (.albania, "Albania"), (.algeria, "Algeria"), (.angola, "Angola"),
    (.anguilla, "Anguilla"), (.antiguaAndBarbuda, "Antigua & Barbuda"), (.argentina, "Argentina"),
    (.armenia, "Armenia"), (.australia, "Australia"), (.austria, "Austria"), (.azerbaijan, "Azerbaijan"),
    (.bahamas, "Bahamas"), (.bahrain, "Bahrain"), (.barbados, "Barbados"), (.belarus, "Belarus"),
    (.belgium, "Belgium"), (.belize, "Belize"), (.benin, "Benin"), (.bermuda, "Bermuda"), (.bhutan, "Bhutan"),
    (.bolivia, "Bolivia"), (.bosniaAndHerzegovina, "Bosnia & Herzegovina"), (.botswana, "Botswana"),
    (.brazil, "Brazil"), (.britishVirginIslands, "British Virgin Islands"), (.brunei, "Brunei"),
    (.bulgaria, "Bulgaria"), (.burkinaFaso, "Burkina Faso"), (.cambodia, "Cambodia"), (.cameroon, "Cameroon"),
    (.canada, "Canada"), (.capeVerde, "Cape Verde"), (.caymanIslands, "Cayman Islands"), (.chad, "Chad"),
    (.chile, "Chile"), (.china, "China"), (.colombia, "Colombia"), (.congoBrazzaville, "Congo - Brazzaville"),
    (.congoKinshasa, "Congo - Kinshasa"), (.costaRica, "Costa Rica"), (.coteDIvoire, "Côte d’Ivoire"),
    (.croatia, "Croatia"), (.cyprus, "Cyprus"), (.czechia, "Czechia"), (.denmark, "Denmark"), (.dominica, "Dominica"),
    (.dominicanRepublic, "Dominican Republic"), (.ecuador, "Ecuador"), (.egypt, "Egypt"),
    (.elSalvador, "El Salvador"), (.estonia, "Estonia"), (.eswatini, "Eswatini"), (.fiji, "Fiji"),
    (.finland, "Finland"), (.france, "France"), (.gabon, "Gabon"), (.gambia, "Gambia"), (.georgia, "Georgia"),
    (.germany, "Germany"), (.ghana, "Ghana"), (.greece, "Greece"), (.grenada, "Grenada"), (.guatemala, "Guatemala"),
    (.guineaBissau, "Guinea-Bissau"), (.guyana, "Guyana"), (.honduras, "Honduras"),
    (.hongKong, "Hong Kong SAR China"), (.hungary, "Hungary"), (.iceland, "Iceland"), (.india, "India"),
    (.indonesia, "Indonesia"), (.iraq, "Iraq"), (.ireland, "Ireland"), (.israel, "Israel"), (.italy, "Italy"),
    (.jamaica, "Jamaica"), (.japan, "Japan"), (.jordan, "Jordan"), (.kazakhstan, "Kazakhstan"), (.kenya, "Kenya"),
    (.kosovo, "Kosovo"), (.kuwait, "Kuwait"), (.kyrgyzstan, "Kyrgyzstan"), (.laos, "Laos"), (.latvia, "Latvia"),
    (.lebanon, "Lebanon"), (.liberia, "Liberia"), (.libya, "Libya"), (.lithuania, "Lithuania"),
    (.luxembourg, "Luxembourg"), (.macao, "Macao SAR China"), (.madagascar, "Madagascar"), (.malawi, "Malawi"),
    (.malaysia, "Malaysia"), (.maldives, "Maldives"), (.mali, "Mali"), (.malta, "Malta"), (.mauritania, "Mauritania"),
    (.mauritius, "Mauritius"), (.mexico, "Mexico"), (.micronesia, "Micronesia"), (.moldova, "Moldova"),
    (.mongolia, "Mongolia"), (.montenegro, "Montenegro"), (.montserrat, "Montserrat"), (.morocco, "Morocco"),
    (.mozambique, "Mozambique"), (.myanmar, "Myanmar (Burma)"), (.namibia, "Namibia"), (.nauru, "Nauru"),
    (.nepal, "Nepal"), (.netherlands, "Netherlands"), (.newZealand, "New Zealand"), (.nicaragua, "Nicaragua"),
    (.niger, "Niger"), (.nigeria, "Nigeria"), (.northMacedonia, "North Macedonia"), (.norway, "Norway"),
    (.oman, "Oman"), (.pakistan, "Pakistan"), (.palau, "Palau"), (.panama, "Panama"),
    (.papuaNewGuinea, "Papua New Guinea"), (.paraguay, "Paraguay"), (.peru, "Peru"), (.philippines, "Philippines"),
    (.poland, "Poland"), (.portugal, "Portugal"), (.qatar, "Qatar"), (.romania, "Romania"), (.russia, "Russia"),
    (.rwanda, "Rwanda"), (.saoTomeAndPrincipe, "São Tomé & Príncipe"), (.saudiArabia, "Saudi Arabia"),
    (.senegal, "Senegal"), (.serbia, "Serbia"), (.seychelles, "Seychelles"), (.sierraLeone, "Sierra Leone"),
    (.singapore, "Singapore"), (.slovakia, "Slovakia"), (.slovenia, "Slovenia"), (.solomonIslands, "Solomon Islands"),
    (.southAfrica, "South Africa"), (.southKorea, "South Korea"), (.spain, "Spain"), (.sriLanka, "Sri Lanka"),
    (.stKittsAndNevis, "St. Kitts & Nevis"), (.stLucia, "St. Lucia"),
    (.stVincentAndGrenadines, "St. Vincent & Grenadines"), (.suriname, "Suriname"), (.sweden, "Sweden"),
    (.switzerland, "Switzerland"), (.taiwan, "Taiwan"), (.tajikistan, "Tajikistan"), (.tanzania, "Tanzania"),
    (.thailand, "Thailand"), (.tonga, "Tonga"), (.trinidadAndTobago, "Trinidad & Tobago"), (.tunisia, "Tunisia"),
    (.turkey, "Turkey"), (.turkmenistan, "Turkmenistan"), (.turksAndCaicosIslands, "Turks & Caicos Islands"),
    (.uganda, "Uganda"), (.ukraine, "Ukraine"), (.unitedArabEmirates, "United Arab Emirates"),
    (.unitedKingdom, "United Kingdom"), (.uruguay, "Uruguay"), (.uzbekistan, "Uzbekistan"), (.vanuatu, "Vanuatu"),
    (.venezuela, "Venezuela"), (.vietnam, "Vietnam"), (.yemen, "Yemen"), (.zambia, "Zambia"), (.zimbabwe, "Zimbabwe"),
    (.unitedStates, "United States"),
]

@Suite("Each storefront has a constant of its own")
struct StorefrontConstantTests {
    @Test("A constant is the storefront of the region that its name says, with the codes and the currency of the table")
    func names() {
        for (storefront, name) in constants {
            #expect(Storefront(englishName: name) == storefront, "\(name)")
            #expect(storefront != .unstated && storefront.currency != nil, "\(name)")
            #expect(Storefront(storefront.alpha3) == storefront, "\(name)")
            #expect(Storefront(storefront.alpha2) == storefront, "\(name)")
        }
    }

    @Test("All 175 are there, none twice")
    func all() {
        #expect(constants.map(\.storefront).sorted() == Storefront.all)
    }
}
