/// The storefronts of the App Store by their English names in CLDR.
///
///     Storefront.germany == Storefront("DEU")    // true
extension Storefront {
    /// A storefront of the table, by its three-letter code.
    private static func known(_ code: String) -> Storefront { Storefront(code) ?? unstated }

    /// Afghanistan: AFG.
    public static var afghanistan: Storefront { known("AFG") }
    /// Albania: ALB.
    public static var albania: Storefront { known("ALB") }
    /// Algeria: DZA.
    public static var algeria: Storefront { known("DZA") }
    /// Angola: AGO.
    public static var angola: Storefront { known("AGO") }
    /// Anguilla: AIA.
    public static var anguilla: Storefront { known("AIA") }
    /// Antigua & Barbuda: ATG.
    public static var antiguaAndBarbuda: Storefront { known("ATG") }
    /// Argentina: ARG.
    public static var argentina: Storefront { known("ARG") }
    /// Armenia: ARM.
    public static var armenia: Storefront { known("ARM") }
    /// Australia: AUS.
    public static var australia: Storefront { known("AUS") }
    /// Austria: AUT.
    public static var austria: Storefront { known("AUT") }
    /// Azerbaijan: AZE.
    public static var azerbaijan: Storefront { known("AZE") }
    /// Bahamas: BHS.
    public static var bahamas: Storefront { known("BHS") }
    /// Bahrain: BHR.
    public static var bahrain: Storefront { known("BHR") }
    /// Barbados: BRB.
    public static var barbados: Storefront { known("BRB") }
    /// Belarus: BLR.
    public static var belarus: Storefront { known("BLR") }
    /// Belgium: BEL.
    public static var belgium: Storefront { known("BEL") }
    /// Belize: BLZ.
    public static var belize: Storefront { known("BLZ") }
    /// Benin: BEN.
    public static var benin: Storefront { known("BEN") }
    /// Bermuda: BMU.
    public static var bermuda: Storefront { known("BMU") }
    /// Bhutan: BTN.
    public static var bhutan: Storefront { known("BTN") }
    /// Bolivia: BOL.
    public static var bolivia: Storefront { known("BOL") }
    /// Bosnia & Herzegovina: BIH.
    public static var bosniaAndHerzegovina: Storefront { known("BIH") }
    /// Botswana: BWA.
    public static var botswana: Storefront { known("BWA") }
    /// Brazil: BRA.
    public static var brazil: Storefront { known("BRA") }
    /// British Virgin Islands: VGB.
    public static var britishVirginIslands: Storefront { known("VGB") }
    /// Brunei: BRN.
    public static var brunei: Storefront { known("BRN") }
    /// Bulgaria: BGR.
    public static var bulgaria: Storefront { known("BGR") }
    /// Burkina Faso: BFA.
    public static var burkinaFaso: Storefront { known("BFA") }
    /// Cambodia: KHM.
    public static var cambodia: Storefront { known("KHM") }
    /// Cameroon: CMR.
    public static var cameroon: Storefront { known("CMR") }
    /// Canada: CAN.
    public static var canada: Storefront { known("CAN") }
    /// Cape Verde: CPV.
    public static var capeVerde: Storefront { known("CPV") }
    /// Cayman Islands: CYM.
    public static var caymanIslands: Storefront { known("CYM") }
    /// Chad: TCD.
    public static var chad: Storefront { known("TCD") }
    /// Chile: CHL.
    public static var chile: Storefront { known("CHL") }
    /// China: CHN.
    public static var china: Storefront { known("CHN") }
    /// Colombia: COL.
    public static var colombia: Storefront { known("COL") }
    /// Congo - Brazzaville: COG.
    public static var congoBrazzaville: Storefront { known("COG") }
    /// Congo - Kinshasa: COD.
    public static var congoKinshasa: Storefront { known("COD") }
    /// Costa Rica: CRI.
    public static var costaRica: Storefront { known("CRI") }
    /// Côte d’Ivoire: CIV.
    public static var coteDIvoire: Storefront { known("CIV") }
    /// Croatia: HRV.
    public static var croatia: Storefront { known("HRV") }
    /// Cyprus: CYP.
    public static var cyprus: Storefront { known("CYP") }
    /// Czechia: CZE.
    public static var czechia: Storefront { known("CZE") }
    /// Denmark: DNK.
    public static var denmark: Storefront { known("DNK") }
    /// Dominica: DMA.
    public static var dominica: Storefront { known("DMA") }
    /// Dominican Republic: DOM.
    public static var dominicanRepublic: Storefront { known("DOM") }
    /// Ecuador: ECU.
    public static var ecuador: Storefront { known("ECU") }
    /// Egypt: EGY.
    public static var egypt: Storefront { known("EGY") }
    /// El Salvador: SLV.
    public static var elSalvador: Storefront { known("SLV") }
    /// Estonia: EST.
    public static var estonia: Storefront { known("EST") }
    /// Eswatini: SWZ.
    public static var eswatini: Storefront { known("SWZ") }
    /// Fiji: FJI.
    public static var fiji: Storefront { known("FJI") }
    /// Finland: FIN.
    public static var finland: Storefront { known("FIN") }
    /// France: FRA.
    public static var france: Storefront { known("FRA") }
    /// Gabon: GAB.
    public static var gabon: Storefront { known("GAB") }
    /// Gambia: GMB.
    public static var gambia: Storefront { known("GMB") }
    /// Georgia: GEO.
    public static var georgia: Storefront { known("GEO") }
    /// Germany: DEU.
    public static var germany: Storefront { known("DEU") }
    /// Ghana: GHA.
    public static var ghana: Storefront { known("GHA") }
    /// Greece: GRC.
    public static var greece: Storefront { known("GRC") }
    /// Grenada: GRD.
    public static var grenada: Storefront { known("GRD") }
    /// Guatemala: GTM.
    public static var guatemala: Storefront { known("GTM") }
    /// Guinea-Bissau: GNB.
    public static var guineaBissau: Storefront { known("GNB") }
    /// Guyana: GUY.
    public static var guyana: Storefront { known("GUY") }
    /// Honduras: HND.
    public static var honduras: Storefront { known("HND") }
    /// Hong Kong SAR China: HKG.
    public static var hongKong: Storefront { known("HKG") }
    /// Hungary: HUN.
    public static var hungary: Storefront { known("HUN") }
    /// Iceland: ISL.
    public static var iceland: Storefront { known("ISL") }
    /// India: IND.
    public static var india: Storefront { known("IND") }
    /// Indonesia: IDN.
    public static var indonesia: Storefront { known("IDN") }
    /// Iraq: IRQ.
    public static var iraq: Storefront { known("IRQ") }
    /// Ireland: IRL.
    public static var ireland: Storefront { known("IRL") }
    /// Israel: ISR.
    public static var israel: Storefront { known("ISR") }
    /// Italy: ITA.
    public static var italy: Storefront { known("ITA") }
    /// Jamaica: JAM.
    public static var jamaica: Storefront { known("JAM") }
    /// Japan: JPN.
    public static var japan: Storefront { known("JPN") }
    /// Jordan: JOR.
    public static var jordan: Storefront { known("JOR") }
    /// Kazakhstan: KAZ.
    public static var kazakhstan: Storefront { known("KAZ") }
    /// Kenya: KEN.
    public static var kenya: Storefront { known("KEN") }
    /// Kosovo: XKS.
    public static var kosovo: Storefront { known("XKS") }
    /// Kuwait: KWT.
    public static var kuwait: Storefront { known("KWT") }
    /// Kyrgyzstan: KGZ.
    public static var kyrgyzstan: Storefront { known("KGZ") }
    /// Laos: LAO.
    public static var laos: Storefront { known("LAO") }
    /// Latvia: LVA.
    public static var latvia: Storefront { known("LVA") }
    /// Lebanon: LBN.
    public static var lebanon: Storefront { known("LBN") }
    /// Liberia: LBR.
    public static var liberia: Storefront { known("LBR") }
    /// Libya: LBY.
    public static var libya: Storefront { known("LBY") }
    /// Lithuania: LTU.
    public static var lithuania: Storefront { known("LTU") }
    /// Luxembourg: LUX.
    public static var luxembourg: Storefront { known("LUX") }
    /// Macao SAR China: MAC.
    public static var macao: Storefront { known("MAC") }
    /// Madagascar: MDG.
    public static var madagascar: Storefront { known("MDG") }
    /// Malawi: MWI.
    public static var malawi: Storefront { known("MWI") }
    /// Malaysia: MYS.
    public static var malaysia: Storefront { known("MYS") }
    /// Maldives: MDV.
    public static var maldives: Storefront { known("MDV") }
    /// Mali: MLI.
    public static var mali: Storefront { known("MLI") }
    /// Malta: MLT.
    public static var malta: Storefront { known("MLT") }
    /// Mauritania: MRT.
    public static var mauritania: Storefront { known("MRT") }
    /// Mauritius: MUS.
    public static var mauritius: Storefront { known("MUS") }
    /// Mexico: MEX.
    public static var mexico: Storefront { known("MEX") }
    /// Micronesia: FSM.
    public static var micronesia: Storefront { known("FSM") }
    /// Moldova: MDA.
    public static var moldova: Storefront { known("MDA") }
    /// Mongolia: MNG.
    public static var mongolia: Storefront { known("MNG") }
    /// Montenegro: MNE.
    public static var montenegro: Storefront { known("MNE") }
    /// Montserrat: MSR.
    public static var montserrat: Storefront { known("MSR") }
    /// Morocco: MAR.
    public static var morocco: Storefront { known("MAR") }
    /// Mozambique: MOZ.
    public static var mozambique: Storefront { known("MOZ") }
    /// Myanmar (Burma): MMR.
    public static var myanmar: Storefront { known("MMR") }
    /// Namibia: NAM.
    public static var namibia: Storefront { known("NAM") }
    /// Nauru: NRU.
    public static var nauru: Storefront { known("NRU") }
    /// Nepal: NPL.
    public static var nepal: Storefront { known("NPL") }
    /// Netherlands: NLD.
    public static var netherlands: Storefront { known("NLD") }
    /// New Zealand: NZL.
    public static var newZealand: Storefront { known("NZL") }
    /// Nicaragua: NIC.
    public static var nicaragua: Storefront { known("NIC") }
    /// Niger: NER.
    public static var niger: Storefront { known("NER") }
    /// Nigeria: NGA.
    public static var nigeria: Storefront { known("NGA") }
    /// North Macedonia: MKD.
    public static var northMacedonia: Storefront { known("MKD") }
    /// Norway: NOR.
    public static var norway: Storefront { known("NOR") }
    /// Oman: OMN.
    public static var oman: Storefront { known("OMN") }
    /// Pakistan: PAK.
    public static var pakistan: Storefront { known("PAK") }
    /// Palau: PLW.
    public static var palau: Storefront { known("PLW") }
    /// Panama: PAN.
    public static var panama: Storefront { known("PAN") }
    /// Papua New Guinea: PNG.
    public static var papuaNewGuinea: Storefront { known("PNG") }
    /// Paraguay: PRY.
    public static var paraguay: Storefront { known("PRY") }
    /// Peru: PER.
    public static var peru: Storefront { known("PER") }
    /// Philippines: PHL.
    public static var philippines: Storefront { known("PHL") }
    /// Poland: POL.
    public static var poland: Storefront { known("POL") }
    /// Portugal: PRT.
    public static var portugal: Storefront { known("PRT") }
    /// Qatar: QAT.
    public static var qatar: Storefront { known("QAT") }
    /// Romania: ROU.
    public static var romania: Storefront { known("ROU") }
    /// Russia: RUS.
    public static var russia: Storefront { known("RUS") }
    /// Rwanda: RWA.
    public static var rwanda: Storefront { known("RWA") }
    /// São Tomé & Príncipe: STP.
    public static var saoTomeAndPrincipe: Storefront { known("STP") }
    /// Saudi Arabia: SAU.
    public static var saudiArabia: Storefront { known("SAU") }
    /// Senegal: SEN.
    public static var senegal: Storefront { known("SEN") }
    /// Serbia: SRB.
    public static var serbia: Storefront { known("SRB") }
    /// Seychelles: SYC.
    public static var seychelles: Storefront { known("SYC") }
    /// Sierra Leone: SLE.
    public static var sierraLeone: Storefront { known("SLE") }
    /// Singapore: SGP.
    public static var singapore: Storefront { known("SGP") }
    /// Slovakia: SVK.
    public static var slovakia: Storefront { known("SVK") }
    /// Slovenia: SVN.
    public static var slovenia: Storefront { known("SVN") }
    /// Solomon Islands: SLB.
    public static var solomonIslands: Storefront { known("SLB") }
    /// South Africa: ZAF.
    public static var southAfrica: Storefront { known("ZAF") }
    /// South Korea: KOR.
    public static var southKorea: Storefront { known("KOR") }
    /// Spain: ESP.
    public static var spain: Storefront { known("ESP") }
    /// Sri Lanka: LKA.
    public static var sriLanka: Storefront { known("LKA") }
    /// St. Kitts & Nevis: KNA.
    public static var stKittsAndNevis: Storefront { known("KNA") }
    /// St. Lucia: LCA.
    public static var stLucia: Storefront { known("LCA") }
    /// St. Vincent & Grenadines: VCT.
    public static var stVincentAndGrenadines: Storefront { known("VCT") }
    /// Suriname: SUR.
    public static var suriname: Storefront { known("SUR") }
    /// Sweden: SWE.
    public static var sweden: Storefront { known("SWE") }
    /// Switzerland: CHE.
    public static var switzerland: Storefront { known("CHE") }
    /// Taiwan: TWN.
    public static var taiwan: Storefront { known("TWN") }
    /// Tajikistan: TJK.
    public static var tajikistan: Storefront { known("TJK") }
    /// Tanzania: TZA.
    public static var tanzania: Storefront { known("TZA") }
    /// Thailand: THA.
    public static var thailand: Storefront { known("THA") }
    /// Tonga: TON.
    public static var tonga: Storefront { known("TON") }
    /// Trinidad & Tobago: TTO.
    public static var trinidadAndTobago: Storefront { known("TTO") }
    /// Tunisia: TUN.
    public static var tunisia: Storefront { known("TUN") }
    /// Turkey: TUR.
    public static var turkey: Storefront { known("TUR") }
    /// Turkmenistan: TKM.
    public static var turkmenistan: Storefront { known("TKM") }
    /// Turks & Caicos Islands: TCA.
    public static var turksAndCaicosIslands: Storefront { known("TCA") }
    /// Uganda: UGA.
    public static var uganda: Storefront { known("UGA") }
    /// Ukraine: UKR.
    public static var ukraine: Storefront { known("UKR") }
    /// United Arab Emirates: ARE.
    public static var unitedArabEmirates: Storefront { known("ARE") }
    /// United Kingdom: GBR.
    public static var unitedKingdom: Storefront { known("GBR") }
    /// Uruguay: URY.
    public static var uruguay: Storefront { known("URY") }
    /// Uzbekistan: UZB.
    public static var uzbekistan: Storefront { known("UZB") }
    /// Vanuatu: VUT.
    public static var vanuatu: Storefront { known("VUT") }
    /// Venezuela: VEN.
    public static var venezuela: Storefront { known("VEN") }
    /// Vietnam: VNM.
    public static var vietnam: Storefront { known("VNM") }
    /// Yemen: YEM.
    public static var yemen: Storefront { known("YEM") }
    /// Zambia: ZMB.
    public static var zambia: Storefront { known("ZMB") }
    /// Zimbabwe: ZWE.
    public static var zimbabwe: Storefront { known("ZWE") }
}
