import type { PremisesId } from '../premises.ts';

/** What visitors call each kind of premises. */
export const premisesWords: Readonly<Record<PremisesId, string>> = {
  home: `
    home
    house
    free-standing/town/bedroom/holiday house
    family/cluster home
    flat
    apartment
    townhouse
    duplex
    simplex
    penthouse
    garden cottage
    residence
    residential property
    holiday home/flat/cottage
    double storey
    my place
    dwelling
    huis
    woning
    woonhuis
    ikhaya
    umuzi
    indlu
  `,
  estate: `
    estate
    residential/security/coastal estate
    an eco estate *
    golf estate *
    gated community/village *
    complex *
    housing/townhouse complex *
    body corporate
    sectional title/scheme
    hoa
    homeowners/residents association
    block of flats *
    apartment block/building/complex
    retirement village *
    lifestyle village
    flats complex
    golf-estate
    flats
    block with flats
    trustees of a block
  `,
  'student-housing': `
    student house/housing/res/digs/flat/rooms
    student accommodation/residence *
    digs
    commune *
    hostel *
    nsfas/off-campus accommodation
    university residence *
    varsity res
    rooms to students
    varsity/students/campus residence
    university hostel
    student village
    res for students
  `,
  farm: `
    farm/farmhouse/farmer/farming
    smallholding *
    small-holding
    homestead
    farm house
    farmstead
    sugar cane farm *
    dairy *
    dairy/chicken/poultry/game/cattle/macadamia farm *
    fruit/citrus/sugar/cane/timber farm *
    an egg farm *
    agricultural holding
    plaas
    nursery/avocado/banana/wine farm
    cane grower/farmer/farming
    sugar cane grower/farmer
    grower
    grow cane
    grow sugar cane
    suikerrietplaas
    melkplaas
    piggery *
    farming business
    stud farm *
    feedlot
    plot in/near/outside
    our/on/agricultural/hectare plot
  `,
  shop: `
    shop
    store *
    retail/grocery/feed/liquidation store
    retailer/retail
    supermarket *
    superette *
    boutique *
    clothing/hardware/barber/cellphone/phone/computer shop *
    clothing/hardware/furniture/convenience store *
    an electronics store *
    butchery *
    butcher
    bakery *
    salon *
    hair/nail/beauty salon *
    cell phone shop *
    corner/cafe/takeaway/mall/thrift/tile shop
    pet/vape/toy/sports/pawn/shoe shop *
    bookshop *
    florist *
    an optometrist *
    cash crusaders/converters
    fabric/paint/bicycle/copy shop *
    spar
    general dealer *
    fruit and veg
    slaghuis *
    winkel
    kafee
    isitolo
    builders merchant/warehouse
    building materials/supplies
    timber yard
    spaza supermarket
    cellphone/phone repair shop *
    liquor and grocery
    hardware *
    timber merchant *
    supermark
    cell phone repair shop *
    second hand shop *
    hairdresser
    hairdressing salon
    barbershop *
    barber
    spa
    laundromat *
    dry cleaner
    laundry *
    grocer
    minimarket
    car spares shop
    spares/gift/camera/music/sneaker/eyewear shop
    art gallery shop
    cash loan shop
    agri co-op
    co-op
    print shop
  `,
  'jewellery-shop': `
    jewellery shop/store/business/boutique
    jewelry store
    jewelry/watch shop
    jeweller/jeweler
    goldsmith
    diamond/gold dealer
    gold exchange
  `,
  'spaza-shop': `
    spaza
    spaza-shop
    township/kasi/container/house shop
    spaza/township store
  `,
  'tuck-shop': `
    tuck-shop
    kiosk
    canteen/school shop
    tuck-shop kiosk
  `,
  'liquor-store': `
    liquor store/outlet/wholesaler
    liquor/wine shop *
    bottle store *
    bottle-store
    off sales
    tops
    drankwinkel
    bottelstore
    liqour store
    bottlestore
  `,
  wholesaler: `
    wholesaler/wholesale
    cash and/&/n carry
    wholesale store/business/outlet/dock
    bulk store
  `,
  restaurant: `
    restaurant
    restuarant
    restaraunt
    resturant
    coffee shop *
    cafe *
    café
    bistro *
    takeaway *
    take-away
    fast food outlet *
    fast food
    pizzeria *
    steakhouse *
    diner
    eatery
    pub *
    bar *
    tavern *
    shebeen *
    shisanyama *
    chisanyama
    bunny chow
    grill house
    nightclub *
    night club *
    franchise restaurant
    sports/cocktail bar *
    curry house *
    roadhouse *
    ice cream shop
    kota shop
    tshisanyama
    tea garden *
    food truck
    catering company
    caterer
    tavern owner
    hookah lounge
    lounge/wine bar
  `,
  hotel: `
    hotel *
    guest-house
    bed and/& breakfast
    b&b
    bnb
    lodge *
    airbnb
    self catering
    backpacker
    resort *
    boutique hotel *
    holiday resort/flats
    conference/wedding venue
    guest/game lodge *
    gastehuis
    guesthouse
    hostel for tourists
    caravan park *
    safari lodge
    self-catering flats
  `,
  'petrol-station': `
    petrol-station
    petrol/fuel/engen/shell/bp/sasol garage
    filling-station
    service-station
    fuel/gas station
    garage forecourt
    caltex/total/astron garage
    engen
    astron
    petroport
  `,
  'car-dealer': `
    car/motor/vehicle/auto/bakkie/motorbike dealer
    car dealership/lot/sales/showroom
    dealership
    vehicle/motor dealership
    used car lot
    second hand cars
    used/pre-owned cars
    truck dealer
  `,
  workshop: `
    workshop
    panel beater *
    panelbeater/panelbeating
    mechanic
    auto repair/electrician/body
    motor/motorbike workshop
    motor/diesel mechanic
    tyre/repair/body/machine shop *
    tyre fitment/place/dealer
    fitment centre *
    exhaust/carpentry/welding/tire/engineering shop
    car wash *
    an engineering workshop/works *
    joinery *
    gearbox centre
    spray painter/painting
    scrap yard *
    scrapyard *
    carwash
    panel beating
    valet service/bay
    tire fitment
    wheel alignment
    car-wash
    bodyshop
    spraypainting
    boat builder
    upholsterer
    cabinet maker
    steel fabrication
    boilermaker
    werkswinkel *
    motorwerktuigkundige
    paneelklopper *
    towing company
    tyre fitment centre *
    wheel alignment centre *
  `,
  office: `
    office
    an office park/block *
    office building
    law firm *
    an accounting firm *
    attorney
    accountant
    call/contact centre *
    call center
    consultancy *
    consulting firm
    it/software company
    corporate/insurance/municipal office
    head office *
    travel/recruitment agency *
    an estate agency *
    insurance broker
    marketing/property agency
    co-working/coworking space
    architect practice
    business park
    bank branch
    engineering consultancy
    offices in
    lawyer
    conveyancers/conveyancing
    bpo
    advocates
    bookkeeper
    financial adviser
    real estate office
    estate agents office
    surveyors
    quantity surveyors
    architects
    software house
    kantoor
    municipality
    medical aid office
    radio station *
    newspaper
  `,
  warehouse: `
    warehouse/warehousing
    ware house
    distribution centre *
    distribution center
    storage facility *
    self/mini storage
    cold storage/store *
    logistics/e-commerce/freezer warehouse
    bonded warehouse *
    storage units
    fulfilment centre
    dc
    cold chain store
    pakhuis
    coldstore
    cold storage warehouse
    cross-dock *
    parcel hub *
    self-storage
  `,
  factory: `
    factory
    manufacturer/manufacturing
    manufacturing/production/chemical/industrial/concrete plant
    processing/packaging/bottling/recycling plant *
    steel/brick works
    steelworks *
    foundry *
    textile/plastics/bakery factory
    clothing/furniture/food factory *
    mill
    sugar mill *
    manufacturing business
    brewery *
    print/printing works *
    mining
    quarry *
    mine *
    sawmill *
    industrial site
    print shop *
    printing company *
    fabriek
    printing shop/press
    printer
    print house
    litho printer
    an abattoir *
    paper mill
    buy-back centre
    ready-mix plant
  `,
  'construction-site': `
    construction-site
    building-site
    construction
    construction company/business
    builder
    building/civil contractor
    building project
    development/renovation/construction site *
    house under construction
    half-built house
    plant hire
    site camp
    new build
  `,
  school: `
    school
    primary/high/private/boarding/combined school *
    secondary/public/government/prep/music/driving school
    special needs school
    college *
    university *
    campus *
    training centre *
    an academy *
    tvet/fet college
    madrasa
    school grounds
    skool
    laerskool
    hoerskool
    tertiary institution
  `,
  creche: `
    creche
    crèche
    pre-school *
    preschool *
    nursery school *
    day-care
    daycare centre *
    an educare centre *
    ecd/aftercare centre
    early childhood
    kindergarten *
    play school
    playschool
    aftercare
    after care
    educare
    kleuterskool
    edu-care
  `,
  clinic: `
    clinic
    hospital *
    doctor/gp/physio/radiology/optometry/psychologist practice
    doctors rooms/room
    medical/dental practice *
    medical/rehab centre *
    medical center/suite
    surgery
    dentist
    day/private hospital *
    an animal hospital *
    vet
    veterinary clinic *
    health/dialysis centre
    rehab
    step-down facility
    hospice *
    dental surgery *
    public hospital
    maternity/day/vet clinic
    sub-acute
    dialysis unit
    laboratory *
    pathology lab
    kliniek
    drug rehab
  `,
  'care-home': `
    an old-age home *
    an old age home
    home for the aged
    frail care
    nursing home *
    care home *
    assisted living
    dementia unit
    ouetehuis
    tehuis vir bejaardes
    ikhaya labadala
  `,
  pharmacy: `
    pharmacy
    chemist *
    dis-chem
    clicks/dispensing pharmacy
    apteek
  `,
  church: `
    church *
    mosque *
    masjid *
    temple *
    synagogue *
    parish
    chapel *
    cathedral *
    place of worship
    ministry
    religious centre
    hindu temple *
    church/kingdom hall
    church building
    shul
    assembly of god
    madressa
    gurdwara
    tabernacle
    kerk
    mandir
    prayer house
  `,
  gym: `
    gym
    fitness centre *
    fitness center
    crossfit
    crossfit box
    sports/health/golf/bowling/country/tennis club *
    yoga/dance studio *
    martial arts studio
    sports centre
    club house gym
    pilates studio
  `,
  'transport-yard': `
    transport/truck/container/fleet/logistics/tow yard
    trucking/transport/logistics/courier company *
    transport/taxi/fleet/trucking/logistics business
    logistics
    truck/bus/courier/container/logistics depot *
    depot *
    fuel/diesel depot *
    an oil depot *
    taxi rank/association *
    truck stop *
    freight/bus company
    haulier/haulage
    truck park
    trucking
    cartage
    line haul depot
    distribution/transport/trucking depot
    bus terminus
    e-hailing fleet
    car/vehicle rental
    container terminal
  `,
  'solar-site': `
    solar/wind farm *
    solar plant *
    solar/tower/substation/reservoir/mast/high site
    pv plant/farm
    cell/cellphone tower *
    telecom/telecommunication tower
    pump/base station *
    water treatment works
    cell phone tower
    cellphone/radio mast
    repeater site
  `,
  'other-business': `
    business
    company
    firm
    enterprise
    organisation
    organization
    premises
    small/family business
    franchise
    shopping/community/garden centre *
    shopping center
    shopping mall *
    mall *
    strip mall
    cc
    pty ltd
    branch
    outlet
    non profit
    non profit organisation
    non-profit/welfare organisation
    npo
    npc
    NGO *
    charity *
    soup kitchen *
    feeding scheme
    community hall
    museum *
    an art gallery *
    gallery *
    library *
    heritage site
    laundromat/laundry
    funeral parlour/home *
    undertaker
    cinema *
    theatre *
    casino *
    stadium *
    sports stadium
    flea market *
    non-profit
    shelter *
    an animal shelter *
    spca
    skills centre
    an online business/shop/store *
    parking garage operator
    film/recording studio
    event/hiring company
    mini factory
    factory park/unit
    mini factory park
    online … business/shop/store
    plant nursery
    wedding venue hire
    marina *
    yacht club *
    airport
    harbour
    port terminal
    cemetery
    crematorium
  `,
};
