/**
 * Names of large places and the ends of the smaller ones, which tell `70173 Stuttgart` from `70173 Stück`.
 * Origin: German, Austrian and Swiss cities above some 100 000 (Austria, Switzerland: 40 000) inhabitants by the
 * statistical offices' 2024 tables, and the common endings of Central European place names, collected by hand in
 * November 2026.
 */

/** Large cities of Austria, Switzerland, Liechtenstein and others whose postal codes have four digits. */
export const citiesWithFourDigits = [
  'Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt', 'Villach', 'Wels', 'Dornbirn', 'Bregenz', 'Steyr',
  'Zürich', 'Genf', 'Genève', 'Basel', 'Lausanne', 'Bern', 'Winterthur', 'Luzern', 'Lugano', 'Biel', 'Thun', 'Chur',
  'Zug', 'Vaduz', 'Schaan', 'Oslo', 'Bergen', 'Kopenhagen', 'København', 'Copenhagen', 'Aarhus', 'Odense', 'Aalborg',
  'Brüssel', 'Bruxelles', 'Brussel', 'Antwerpen', 'Gent', 'Luxemburg', 'Luxembourg', 'Budapest', 'Ljubljana', 'Sofia',
] as const; // prettier-ignore

/** States and union territories of India. Origin: Constitution of India, First Schedule. */
export const indianStates = [
  'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Goa', 'Gujarat', 'Haryana',
  'Himachal Pradesh', 'Jharkhand', 'Karnataka', 'Kerala', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya',
  'Mizoram', 'Nagaland', 'Odisha', 'Orissa', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Tamilnadu', 'Telangana',
  'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal', 'Puducherry', 'Jammu and Kashmir', 'U.P.', 'M.P.', 'A.P.',
  'T.N.', 'W.B.', 'H.P.',
] as const; // prettier-ignore

/** Large cities of India, and some of China, Russia, Romania and Vietnam, whose postal codes have six digits. */
export const asianCities = [
  'Mumbai', 'Bombay', 'Delhi', 'New Delhi', 'Bengaluru', 'Bangalore', 'Chennai', 'Madras', 'Kolkata', 'Calcutta',
  'Hyderabad', 'Secunderabad', 'Pune', 'Ahmedabad', 'Surat', 'Jaipur', 'Lucknow', 'Kanpur', 'Nagpur', 'Indore', 'Thane',
  'Bhopal', 'Visakhapatnam', 'Patna', 'Vadodara', 'Ghaziabad', 'Ludhiana', 'Agra', 'Nashik', 'Nasik', 'Faridabad',
  'Meerut', 'Rajkot', 'Varanasi', 'Srinagar', 'Amritsar', 'Allahabad', 'Prayagraj', 'Ranchi', 'Howrah', 'Coimbatore',
  'Jabalpur', 'Gwalior', 'Vijayawada', 'Jodhpur', 'Madurai', 'Raipur', 'Chandigarh', 'Mohali', 'Panchkula', 'Guwahati',
  'Hubli', 'Hubballi', 'Mysuru', 'Mysore', 'Tiruchirappalli', 'Trichy', 'Salem', 'Tiruppur', 'Bareilly', 'Gurgaon',
  'Gurugram', 'Noida', 'Greater Noida', 'Jalandhar', 'Bhubaneswar', 'Cuttack', 'Warangal', 'Thiruvananthapuram',
  'Trivandrum', 'Kochi', 'Cochin', 'Ernakulam', 'Kozhikode', 'Calicut', 'Thrissur', 'Dehradun', 'Mangaluru',
  'Mangalore', 'Belagavi', 'Udaipur', 'Vellore', 'Pondicherry', 'Panaji', 'Margao', 'Shimla', 'Jammu', 'Navi Mumbai',
  'Beijing', 'Shanghai', 'Guangzhou', 'Shenzhen', 'Moscow', 'Moskau', 'Bucharest', 'București', 'Bukarest',
  'Cluj-Napoca', 'Timișoara', 'Hanoi',
] as const; // prettier-ignore

/** Large cities of New Zealand, South Africa and Australia, whose postal codes of four digits stand behind them. */
export const citiesBeforeFourDigits = [
  'Auckland', 'Wellington', 'Christchurch', 'Hamilton', 'Tauranga', 'Dunedin', 'Palmerston North', 'Napier', 'Nelson',
  'Rotorua', 'New Plymouth', 'Whangarei', 'Whangārei', 'Invercargill', 'Whanganui', 'Gisborne', 'Timaru', 'Lower Hutt',
  'Porirua', 'Cape Town', 'Johannesburg', 'Durban', 'Pretoria', 'Port Elizabeth', 'Gqeberha', 'Bloemfontein',
  'East London', 'Sandton', 'Randburg', 'Centurion', 'Soweto', 'Polokwane', 'Nelspruit', 'Mbombela', 'Kimberley',
  'Pietermaritzburg', 'Stellenbosch', 'Roodepoort', 'Midrand', 'Benoni', 'Boksburg', 'Rustenburg', 'Sydney',
  'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin', 'Canberra', 'Geelong',
] as const; // prettier-ignore

/** Large cities of Germany and of those countries. */
export const cities = [
  'Berlin', 'Hamburg', 'München', 'Köln', 'Frankfurt', 'Stuttgart', 'Düsseldorf', 'Leipzig', 'Dortmund', 'Essen',
  'Bremen', 'Dresden', 'Hannover', 'Nürnberg', 'Duisburg', 'Bochum', 'Wuppertal', 'Bielefeld', 'Bonn', 'Münster',
  'Mannheim', 'Karlsruhe', 'Augsburg', 'Wiesbaden', 'Mönchengladbach', 'Gelsenkirchen', 'Aachen', 'Braunschweig',
  'Chemnitz', 'Kiel', 'Halle', 'Magdeburg', 'Freiburg', 'Krefeld', 'Mainz', 'Lübeck', 'Erfurt', 'Oberhausen', 'Rostock',
  'Kassel', 'Hagen', 'Potsdam', 'Saarbrücken', 'Hamm', 'Ludwigshafen', 'Oldenburg', 'Mülheim', 'Osnabrück',
  'Leverkusen', 'Darmstadt', 'Heidelberg', 'Solingen', 'Regensburg', 'Herne', 'Paderborn', 'Neuss', 'Ingolstadt',
  'Offenbach', 'Fürth', 'Ulm', 'Heilbronn', 'Pforzheim', 'Würzburg', 'Wolfsburg', 'Göttingen', 'Bottrop', 'Reutlingen',
  'Koblenz', 'Bremerhaven', 'Erlangen', 'Recklinghausen', 'Remscheid', 'Jena', 'Trier', 'Salzgitter', 'Moers', 'Siegen',
  'Hildesheim', 'Cottbus', 'Gütersloh', 'Kaiserslautern', 'Hanau', 'Schwerin', 'Gera', 'Zwickau', 'Konstanz',
  'Tübingen', 'Passau', 'Bayreuth', 'Bamberg', 'Celle', 'Flensburg', 'Fulda', 'Gießen', 'Marburg', 'Lüneburg', 'Wismar',
  'Weimar', 'Worms', 'Speyer', 'Emden', 'Hof', 'Hameln', 'Aalen', 'Görlitz', 'Dessau', ...citiesWithFourDigits,
] as const; // prettier-ignore

/** Ends of place names. */
export const placeEndings = [
  'burg', 'berg', 'stadt', 'dorf', 'heim', 'hausen', 'ingen', 'ungen', 'furt', 'feld', 'felde', 'bach', 'kirchen',
  'bronn', 'brunn', 'rode', 'leben', 'beck', 'büttel', 'hafen', 'haven', 'münde', 'walde', 'wald', 'wangen', 'weiler',
  'zell', 'kirch', 'stein', 'tal', 'thal', 'au', 'brück', 'brücken', 'lingen', 'horst', 'stedt', 'stetten', 'hofen',
  'reuth', 'grün', 'roda', 'itz', 'ow', 'nau', 'born', 'trup', 'loh', 'wig', 'wedel', 'münster', 'büren', 'scheid',
  'rath', 'ach', 'see', 'ried', 'moos', 'wil', 'ikon', 'hagen', 'holz',
] as const; // prettier-ignore

/** How a contract calls its parties, behind their place in parentheses; the words begin with these. */
export const contractParties = [
  'Arbeit', 'Auftrag', 'Mieter', 'Vermieter', 'Käufer', 'Verkäufer', 'Kläger', 'Beklagt', 'Kunde', 'Zeug', 'Eigentümer',
  'Antrag', 'Schuldner', 'Gläubiger',
] as const; // prettier-ignore

/** Nouns that numbers of four or five digits count, and other words behind such numbers that are no place. */
export const countedNouns = [
  'stück', 'euro', 'eur', 'dollar', 'franken', 'chf', 'usd', 'personen', 'einwohner', 'einwohnern', 'menschen',
  'besucher', 'mitarbeiter', 'kunden', 'teilnehmer', 'kilometer', 'km', 'meter', 'liter', 'tonnen', 'kilogramm', 'kg',
  'kwh', 'stunden', 'tage', 'jahre', 'punkte', 'zeichen', 'wörter', 'exemplare', 'zuschauer', 'mark', 'umdrehungen',
  'watt', 'volt', 'mal', 'prozent', 'seiten', 'einheiten', 'artikel', 'aktien', 'schritte', 'quadratmeter', 'hektar',
  'haushalte', 'haushalten', 'fälle', 'fällen', 'exemplaren', 'stücken', 'tagen', 'jahren', 'schritten', 'punkten',
  'litern', 'metern', 'kilometern', 'wörtern', 'zuschauern', 'besuchern', 'teilnehmern', 'mitarbeitern', 'aktionen',
  'patienten', 'people', 'units', 'pieces', 'miles', 'praxis', 'praxen', 'kanzlei', 'klinik', 'labor', 'firma',
  // said in a dictation for a mark
  'komma', 'punkt', 'doppelpunkt', 'semikolon', 'strichpunkt', 'klammer', 'absatz',
] as const; // prettier-ignore
