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
      'estate, residential estate, eco estate, golf estate, security estate, gated community, complex, housing complex, townhouse complex, body corporate, sectional title, hoa, homeowners association, block of flats, apartment block, apartment building, retirement village, lifestyle village, flats complex, gated village',
  },
  'student-housing': {
    label: 'the student house',
    one: 'a student house',
    words:
      'student house, student housing, student accommodation, student residence, student res, student digs, digs, commune, student flat, hostel, nsfas accommodation, university residence, varsity res, rooms to students, student rooms',
  },
  farm: {
    label: 'the farm',
    one: 'a farm',
    words:
      'farm, smallholding, small-holding, homestead, farm house, farmhouse, farmstead, sugar cane farm, dairy, dairy farm, chicken farm, poultry farm, game farm, cattle farm, macadamia farm, fruit farm, citrus farm, agricultural holding, plaas, nursery farm, cane grower, sugar cane grower, sugar cane farmer, cane farmer, farmer, grower, sugar farm, cane farm, cane farming, farming, grow cane, grow sugar cane, plot in, plot near, plot outside, our plot, on plot, agricultural plot, hectare plot',
  },
  shop: {
    label: 'the shop',
    one: 'a shop',
    words:
      'shop, store, retail store, retailer, retail, supermarket, superette, boutique, clothing shop, clothing store, hardware store, hardware shop, butchery, butcher, bakery, salon, hair salon, barber shop, cellphone shop, cell phone shop, phone shop, electronics store, computer shop, furniture store, convenience store, corner shop, cafe shop, pet shop, bookshop, florist, optometrist, vape shop, toy shop, takeaway shop, sports shop, pawn shop, cash crusaders, cash converters, mall shop, shoe shop, fabric shop, nail salon, beauty salon, spar, general dealer, fruit and veg, slaghuis, winkel, isitolo, builders merchant, building materials, timber yard, spaza supermarket, cellphone repair shop, liquor and grocery',
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
      'liquor store, liquor shop, bottle store, bottle-store, off sales, wine shop, liquor outlet, tops, liquor wholesaler',
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
      'restaurant, restuarant, restaraunt, resturant, coffee shop, cafe, café, bistro, takeaway, take-away, fast food outlet, fast food, pizzeria, steakhouse, diner, eatery, pub, bar, tavern, shebeen, shisanyama, chisanyama, bunny chow, grill house, nightclub, night club, franchise restaurant, sports bar, curry house',
  },
  hotel: {
    label: 'the guest house',
    one: 'a guest house',
    words:
      'hotel, guest-house, bed and breakfast, b&b, bnb, lodge, airbnb, self catering, backpackers, backpacker, resort, boutique hotel, holiday resort, conference venue, guest lodge',
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
      'workshop, panel beater, panelbeater, mechanic, auto repair, motor workshop, motor mechanic, tyre shop, tyre fitment, fitment centre, exhaust shop, car wash, engineering workshop, engineering works, carpentry shop, joinery, welding shop, repair shop, auto electrician, gearbox centre, spray painter, scrap yard, scrapyard, carwash, panelbeating, panel beating, spray painting, valet service, tyre place, tyre dealer',
  },
  office: {
    label: 'the office',
    one: 'an office',
    words:
      'office, office park, office block, office building, law firm, attorney, accounting firm, accountant, call centre, call center, consultancy, consulting firm, it company, software company, corporate office, head office, estate agency, insurance broker, marketing agency, co-working space, coworking space, travel agency, architect practice, business park, bank branch, engineering consultancy, offices in',
  },
  warehouse: {
    label: 'the warehouse',
    one: 'a warehouse',
    words:
      'warehouse, ware house, distribution centre, distribution center, storage facility, self storage, cold storage, logistics warehouse, bonded warehouse, storage units, fulfilment centre, e-commerce warehouse, warehousing, cold store, dc, cold chain store',
  },
  factory: {
    label: 'the factory',
    one: 'a factory',
    words:
      'factory, manufacturer, manufacturing, manufacturing plant, production plant, processing plant, steel works, steelworks, foundry, textile factory, clothing factory, mill, packaging plant, sugar mill, plastics factory, chemical plant, industrial plant, manufacturing business, furniture factory, food factory, brewery, print works, mining, quarry, mine, sawmill, industrial site, print shop, printing works, printing company',
  },
  'construction-site': {
    label: 'the building site',
    one: 'a building site',
    words:
      'construction-site, building-site, construction, construction company, builder, building contractor, building project, development site, house under construction, half-built house, plant hire, civil contractor, site camp, new build, renovation site, construction business',
  },
  school: {
    label: 'the school',
    one: 'a school',
    words:
      'school, primary school, high school, secondary school, private school, public school, government school, boarding school, special needs school, college, university, campus, training centre, academy, tvet college, fet college, prep school, madrasa, school grounds, combined school',
  },
  creche: {
    label: 'the crèche',
    one: 'a crèche',
    words:
      'creche, crèche, pre-school, preschool, nursery school, day-care, daycare centre, ecd centre, early childhood, kindergarten, play school, playschool, aftercare, after care',
  },
  clinic: {
    label: 'the clinic',
    one: 'a clinic',
    words:
      'clinic, hospital, doctor practice, doctors rooms, doctors room, medical practice, medical centre, medical center, surgery, gp practice, dentist, dental practice, day hospital, frail care, vet, veterinary clinic, physio practice, radiology practice, health centre, nursing home, old age home, rehab centre, rehab, step-down facility, animal hospital, medical suite, hospice, dental surgery',
  },
  pharmacy: {
    label: 'the pharmacy',
    one: 'a pharmacy',
    words: 'pharmacy, chemist, dis-chem, clicks pharmacy, pharmacies, dispensing pharmacy',
  },
  church: {
    label: 'the place of worship',
    one: 'a place of worship',
    words:
      'church, mosque, masjid, temple, synagogue, parish, chapel, cathedral, place of worship, ministry, religious centre, hindu temple, church hall, church building, shul, assembly of god, madressa, gurdwara, kingdom hall, tabernacle',
  },
  gym: {
    label: 'the gym',
    one: 'a gym',
    words:
      'gym, fitness centre, fitness center, crossfit, crossfit box, sports club, health club, yoga studio, dance studio, golf club, bowling club, country club, martial arts studio, sports centre, club house gym, tennis club, pilates studio',
  },
  'transport-yard': {
    label: 'the transport yard',
    one: 'a transport yard',
    words:
      'transport yard, truck yard, trucking company, transport company, transport business, logistics company, logistics, truck depot, bus depot, depot, taxi rank, courier company, courier depot, truck stop, container yard, container depot, freight company, fleet yard, bus company, haulier, haulage, taxi business, fleet business, truck park, trucking, trucking business, logistics business, logistics yard, cartage, line haul depot, logistics depot, distribution depot',
  },
  'solar-site': {
    label: 'the remote site',
    one: 'a remote site',
    words:
      'solar farm, solar plant, solar site, pv plant, cell tower, cellphone tower, telecom tower, tower site, pump station, substation site, reservoir site, water treatment works, wind farm, base station, telecommunication tower, mast site',
  },
  'other-business': {
    label: 'the business',
    one: 'a business',
    words:
      'business, company, firm, enterprise, organisation, organization, premises, small business, franchise, shopping centre, shopping center, shopping mall, mall, strip mall, family business, cc, pty ltd, branch, outlet, non profit, non profit organisation, non-profit organisation, npo, npc, ngo, charity, welfare organisation, soup kitchen, feeding scheme, community hall, community centre, museum, art gallery, gallery, library, heritage site, laundromat, laundry',
    general: true,
  },
};
