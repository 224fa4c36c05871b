import type { PremisesId } from './understanding.ts';
import type { Noun } from './vocabulary.ts';

export interface Premises extends Noun {
  /** "a restaurant": the label with "a" or "an" for "the". */
  readonly one: string;
  /** A word for many kinds, such as "shop": any other kind that is heard comes before it. */
  readonly general?: true;
}

/** Kinds of premises that the reports know. */
export const premises: Readonly<Record<PremisesId, Premises>> = {
  home: {
    label: 'the home',
    one: 'a home',
    words:
      'home, house, free-standing house, family home, flat, apartment, townhouse, town house, duplex, simplex, cluster home, penthouse, garden cottage, residence, residential property, holiday home, double storey, bedroom house, my place, dwelling, huis, woning, woonhuis, ikhaya, umuzi, indlu, holiday house, holiday flat, holiday cottage',
    general: true,
  },
  estate: {
    label: 'the estate',
    one: 'an estate',
    words:
      'estate, residential estate, eco estate, golf estate, security estate, gated community, complex, housing complex, townhouse complex, body corporate, sectional title, hoa, homeowners association, block of flats, apartment block, apartment building, retirement village, lifestyle village, flats complex, gated village, golf-estate, coastal estate, residents association, sectional scheme, flats, block with flats, trustees of a block, apartment complex',
    names:
      'golf estate, eco estate, gated community, housing complex, townhouse complex, complex, block of flats, retirement village, gated village',
  },
  'student-housing': {
    label: 'the student house',
    one: 'a student house',
    words:
      'student house, student housing, student accommodation, student residence, student res, student digs, digs, commune, student flat, hostel, nsfas accommodation, university residence, varsity res, rooms to students, student rooms, varsity residence, off-campus accommodation, university hostel, students residence, student village, campus residence, res for students',
    names: 'university residence, student residence, commune, hostel, student accommodation',
  },
  farm: {
    label: 'the farm',
    one: 'a farm',
    words:
      'farm, smallholding, small-holding, homestead, farm house, farmhouse, farmstead, sugar cane farm, dairy, dairy farm, chicken farm, poultry farm, game farm, cattle farm, macadamia farm, fruit farm, citrus farm, agricultural holding, plaas, nursery farm, cane grower, sugar cane grower, sugar cane farmer, cane farmer, farmer, grower, sugar farm, cane farm, cane farming, farming, grow cane, grow sugar cane, suikerrietplaas, melkplaas, timber farm, piggery, farming business, egg farm, avocado farm, banana farm, stud farm, feedlot, wine farm, plot in, plot near, plot outside, our plot, on plot, agricultural plot, hectare plot',
    names:
      'dairy farm, sugar cane farm, sugar farm, cane farm, timber farm, chicken farm, poultry farm, game farm, cattle farm, macadamia farm, fruit farm, citrus farm, smallholding, piggery, dairy, egg farm, stud farm',
  },
  shop: {
    label: 'the shop',
    one: 'a shop',
    words:
      'shop, store, retail store, retailer, retail, supermarket, superette, boutique, clothing shop, clothing store, hardware store, hardware shop, butchery, butcher, bakery, salon, hair salon, barber shop, cellphone shop, cell phone shop, phone shop, electronics store, computer shop, furniture store, convenience store, corner shop, cafe shop, pet shop, bookshop, florist, optometrist, vape shop, toy shop, takeaway shop, sports shop, pawn shop, cash crusaders, cash converters, mall shop, shoe shop, fabric shop, nail salon, beauty salon, spar, general dealer, fruit and veg, slaghuis, winkel, isitolo, builders merchant, building materials, timber yard, spaza supermarket, cellphone repair shop, liquor and grocery, hardware, building supplies, timber merchant, supermark, phone repair shop, cell phone repair shop, second hand shop, thrift shop, hairdresser, hairdressing salon, barbershop, barber, spa, laundromat, dry cleaner, laundry, grocer, grocery store, minimarket, paint shop, tile shop, car spares shop, spares shop, bicycle shop, gift shop, art gallery shop, camera shop, music shop, cash loan shop, sneaker shop, eyewear shop, builders warehouse, agri co-op, co-op, feed store, liquidation store, print shop, copy shop',
    names:
      'hardware store, hardware shop, hardware, supermarket, superette, boutique, clothing shop, clothing store, butchery, bakery, salon, hair salon, barber shop, barbershop, cellphone shop, cell phone shop, phone shop, electronics store, computer shop, furniture store, convenience store, pet shop, bookshop, toy shop, sports shop, pawn shop, shoe shop, nail salon, beauty salon, phone repair shop, cell phone repair shop, cellphone repair shop, laundromat, laundry, second hand shop, paint shop, bicycle shop, copy shop, optometrist, florist, vape shop, fabric shop, timber merchant, general dealer, store',
    general: true,
  },
  'jewellery-shop': {
    label: 'the jewellery shop',
    one: 'a jewellery shop',
    words:
      'jewellery shop, jewellery store, jewelry store, jewelry shop, jeweller, jeweler, goldsmith, watch shop, diamond dealer, gold exchange, gold dealer, jewellery business, jewellery boutique',
  },
  'spaza-shop': {
    label: 'the spaza shop',
    one: 'a spaza shop',
    words:
      'spaza, spaza-shop, township shop, kasi shop, container shop, house shop, spaza store, township store',
  },
  'tuck-shop': {
    label: 'the tuck shop',
    one: 'a tuck shop',
    words: 'tuck-shop, kiosk, canteen shop, school shop, tuck-shop kiosk',
  },
  'liquor-store': {
    label: 'the liquor store',
    one: 'a liquor store',
    words:
      'liquor store, liquor shop, bottle store, bottle-store, off sales, wine shop, liquor outlet, tops, liquor wholesaler, drankwinkel, bottelstore, liqour store, bottlestore',
    names: 'bottle store, liquor shop, wine shop',
  },
  wholesaler: {
    label: 'the wholesaler',
    one: 'a wholesaler',
    words:
      'wholesaler, wholesale, cash and carry, cash & carry, cash n carry, wholesale store, bulk store, wholesale business, wholesale outlet, wholesale dock',
  },
  restaurant: {
    label: 'the restaurant',
    one: 'a restaurant',
    words:
      'restaurant, restuarant, restaraunt, resturant, coffee shop, cafe, café, bistro, takeaway, take-away, fast food outlet, fast food, pizzeria, steakhouse, diner, eatery, pub, bar, tavern, shebeen, shisanyama, chisanyama, bunny chow, grill house, nightclub, night club, franchise restaurant, sports bar, curry house, roadhouse, ice cream shop, kota shop, tshisanyama, tea garden, food truck, catering company, caterer, tavern owner, hookah lounge, lounge bar, cocktail bar, wine bar',
    names:
      'coffee shop, bistro, takeaway, pizzeria, steakhouse, pub, bar, tavern, nightclub, night club, sports bar, curry house, shisanyama, roadhouse, cafe, fast food outlet, shebeen, tea garden, cocktail bar',
  },
  hotel: {
    label: 'the guest house',
    one: 'a guest house',
    words:
      'hotel, guest-house, bed and breakfast, b&b, bnb, lodge, airbnb, self catering, backpackers, backpacker, resort, boutique hotel, holiday resort, conference venue, guest lodge, gastehuis, bed & breakfast, guesthouse, hostel for tourists, caravan park, game lodge, safari lodge, holiday flats, self-catering flats, wedding venue',
    names: 'hotel, lodge, guest lodge, boutique hotel, resort, game lodge, caravan park',
  },
  'petrol-station': {
    label: 'the petrol station',
    one: 'a petrol station',
    words:
      'petrol-station, petrol garage, filling-station, service-station, fuel station, fuel garage, garage forecourt, gas station, engen garage, shell garage, bp garage, sasol garage, caltex garage, total garage, engen, astron, astron garage, petroport',
  },
  'car-dealer': {
    label: 'the dealership',
    one: 'a car dealership',
    words:
      'car dealer, car dealership, dealership, motor dealer, vehicle dealer, vehicle dealership, used car lot, car lot, second hand cars, used cars, pre-owned cars, motor dealership, auto dealer, bakkie dealer, car sales, motorbike dealer, truck dealer, car showroom',
  },
  workshop: {
    label: 'the workshop',
    one: 'a workshop',
    words:
      'workshop, panel beater, panelbeater, mechanic, auto repair, motor workshop, motor mechanic, tyre shop, tyre fitment, fitment centre, exhaust shop, car wash, engineering workshop, engineering works, carpentry shop, joinery, welding shop, repair shop, auto electrician, gearbox centre, spray painter, scrap yard, scrapyard, carwash, panelbeating, panel beating, spray painting, valet service, tyre place, tyre dealer, tire shop, tire fitment, wheel alignment, car-wash, valet bay, body shop, bodyshop, auto body, spraypainting, diesel mechanic, motorbike workshop, boat builder, upholsterer, cabinet maker, machine shop, engineering shop, steel fabrication, boilermaker, towing company',
    names:
      'car wash, panel beater, tyre shop, tyre fitment centre, fitment centre, engineering workshop, engineering works, scrap yard, scrapyard, repair shop, body shop, machine shop, joinery, wheel alignment centre',
  },
  office: {
    label: 'the office',
    one: 'an office',
    words:
      'office, office park, office block, office building, law firm, attorney, accounting firm, accountant, call centre, call center, consultancy, consulting firm, it company, software company, corporate office, head office, estate agency, insurance broker, marketing agency, co-working space, coworking space, travel agency, architect practice, business park, bank branch, engineering consultancy, offices in, attorneys, lawyers, lawyer, conveyancers, conveyancing, bpo, contact centre, advocates, accountants, bookkeeper, financial adviser, insurance office, recruitment agency, real estate office, property agency, estate agents office, surveyors, quantity surveyors, architects, software house, kantoor, municipal office, municipality, medical aid office, radio station, newspaper',
    names:
      'law firm, call centre, contact centre, accounting firm, estate agency, office park, office block, head office, recruitment agency, travel agency, radio station, consultancy',
  },
  warehouse: {
    label: 'the warehouse',
    one: 'a warehouse',
    words:
      'warehouse, ware house, distribution centre, distribution center, storage facility, self storage, cold storage, logistics warehouse, bonded warehouse, storage units, fulfilment centre, e-commerce warehouse, warehousing, cold store, dc, cold chain store, pakhuis, coldstore, cold storage warehouse, cross-dock, parcel hub, freezer warehouse, mini storage, self-storage',
    names:
      'distribution centre, cold store, cold storage, bonded warehouse, cross-dock, storage facility, parcel hub',
  },
  factory: {
    label: 'the factory',
    one: 'a factory',
    words:
      'factory, manufacturer, manufacturing, manufacturing plant, production plant, processing plant, steel works, steelworks, foundry, textile factory, clothing factory, mill, packaging plant, sugar mill, plastics factory, chemical plant, industrial plant, manufacturing business, furniture factory, food factory, brewery, print works, mining, quarry, mine, sawmill, industrial site, print shop, printing works, printing company, fabriek, printing shop, printer, printing press, print house, litho printer, bakery factory, bottling plant, abattoir, paper mill, recycling plant, buy-back centre, brick works, concrete plant, ready-mix plant',
    names:
      'clothing factory, furniture factory, food factory, foundry, brewery, sawmill, quarry, mine, print shop, printing company, printing works, print works, bottling plant, abattoir, packaging plant, sugar mill, steelworks, processing plant, recycling plant',
  },
  'construction-site': {
    label: 'the building site',
    one: 'a building site',
    words:
      'construction-site, building-site, construction, construction company, builder, building contractor, building project, development site, house under construction, half-built house, plant hire, civil contractor, site camp, new build, renovation site, construction business',
    names: 'construction site, development site, renovation site',
  },
  school: {
    label: 'the school',
    one: 'a school',
    words:
      'school, primary school, high school, secondary school, private school, public school, government school, boarding school, special needs school, college, university, campus, training centre, academy, tvet college, fet college, prep school, madrasa, school grounds, combined school, skool, laerskool, hoerskool, music school, driving school, tertiary institution',
    names:
      'primary school, high school, private school, boarding school, college, university, campus, training centre, academy, combined school',
  },
  creche: {
    label: 'the crèche',
    one: 'a crèche',
    words:
      'creche, crèche, pre-school, preschool, nursery school, day-care, daycare centre, ecd centre, early childhood, kindergarten, play school, playschool, aftercare, after care, educare, educare centre, kleuterskool, edu-care, aftercare centre',
    names: 'pre-school, preschool, nursery school, kindergarten, daycare centre, educare centre',
  },
  clinic: {
    label: 'the clinic',
    one: 'a clinic',
    words:
      'clinic, hospital, doctor practice, doctors rooms, doctors room, medical practice, medical centre, medical center, surgery, gp practice, dentist, dental practice, day hospital, frail care, vet, veterinary clinic, physio practice, radiology practice, health centre, nursing home, old age home, rehab centre, rehab, step-down facility, animal hospital, medical suite, hospice, dental surgery, private hospital, public hospital, maternity clinic, sub-acute, dialysis unit, dialysis centre, laboratory, pathology lab, optometry practice, psychologist practice, day clinic, kliniek, vet clinic, drug rehab',
    names:
      'hospital, private hospital, day hospital, medical centre, medical practice, dental practice, dental surgery, nursing home, old age home, rehab centre, hospice, animal hospital, veterinary clinic, laboratory, frail care',
  },
  pharmacy: {
    label: 'the pharmacy',
    one: 'a pharmacy',
    words: 'pharmacy, chemist, dis-chem, clicks pharmacy, pharmacies, dispensing pharmacy, apteek',
    names: 'chemist',
  },
  church: {
    label: 'the place of worship',
    one: 'a place of worship',
    words:
      'church, mosque, masjid, temple, synagogue, parish, chapel, cathedral, place of worship, ministry, religious centre, hindu temple, church hall, church building, shul, assembly of god, madressa, gurdwara, kingdom hall, tabernacle, kerk, mandir, prayer house',
    names:
      'church, mosque, masjid, temple, synagogue, chapel, cathedral, hindu temple, community hall',
  },
  gym: {
    label: 'the gym',
    one: 'a gym',
    words:
      'gym, fitness centre, fitness center, crossfit, crossfit box, sports club, health club, yoga studio, dance studio, golf club, bowling club, country club, martial arts studio, sports centre, club house gym, tennis club, pilates studio',
    names:
      'sports club, health club, golf club, bowling club, country club, yoga studio, dance studio, tennis club, fitness centre',
  },
  'transport-yard': {
    label: 'the transport yard',
    one: 'a transport yard',
    words:
      'transport yard, truck yard, trucking company, transport company, transport business, logistics company, logistics, truck depot, bus depot, depot, taxi rank, courier company, courier depot, truck stop, container yard, container depot, freight company, fleet yard, bus company, haulier, haulage, taxi business, fleet business, truck park, trucking, trucking business, logistics business, logistics yard, cartage, line haul depot, logistics depot, distribution depot, taxi association, bus terminus, transport depot, e-hailing fleet, car rental, vehicle rental, container terminal, tow yard, trucking depot',
    names:
      'taxi rank, truck depot, bus depot, depot, logistics depot, container depot, courier depot, truck stop, logistics company, transport company, trucking company, courier company, taxi association',
  },
  'solar-site': {
    label: 'the remote site',
    one: 'a remote site',
    words:
      'solar farm, solar plant, solar site, pv plant, cell tower, cellphone tower, telecom tower, tower site, pump station, substation site, reservoir site, water treatment works, wind farm, base station, telecommunication tower, mast site, cell phone tower, cellphone mast, radio mast, high site, pv farm, repeater site',
    names:
      'solar farm, solar plant, cell tower, cellphone tower, pump station, wind farm, base station',
  },
  'other-business': {
    label: 'the business',
    one: 'a business',
    words:
      'business, company, firm, enterprise, organisation, organization, premises, small business, franchise, shopping centre, shopping center, shopping mall, mall, strip mall, family business, cc, pty ltd, branch, outlet, non profit, non profit organisation, non-profit organisation, npo, npc, ngo, charity, welfare organisation, soup kitchen, feeding scheme, community hall, community centre, museum, art gallery, gallery, library, heritage site, laundromat, laundry, funeral parlour, funeral home, undertaker, cinema, theatre, casino, stadium, sports stadium, flea market, non-profit, shelter, animal shelter, spca, skills centre, online business, online shop, online store, parking garage operator, film studio, recording studio, event company, hiring company, mini factory, factory park, mini factory park, factory unit, online … business/shop/store, garden centre, plant nursery, wedding venue hire, marina, yacht club, airport, harbour, port terminal, cemetery, crematorium',
    names:
      'museum, art gallery, gallery, library, funeral parlour, funeral home, cinema, theatre, casino, stadium, shopping centre, shopping mall, mall, NGO, charity, shelter, animal shelter, community centre, online business, online shop, online store, nursery, garden centre, marina, yacht club, soup kitchen, flea market',
    general: true,
  },
};
