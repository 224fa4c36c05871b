import type { PremisesId } from '../premises.ts';

/** What visitors call each kind of premises. */
export const premisesWords: Readonly<Record<PremisesId, string>> = {
  home: `
    home
    house
    free-standing house
    family home
    flat
    apartment
    townhouse
    town house
    duplex
    simplex
    cluster home
    penthouse
    garden cottage
    residence
    residential property
    holiday home
    double storey
    bedroom house
    my place
    dwelling
    huis
    woning
    woonhuis
    ikhaya
    umuzi
    indlu
    holiday house
    holiday flat
    holiday cottage
  `,
  estate: `
    estate
    residential estate
    eco estate *
    golf estate *
    security estate
    gated community *
    complex *
    housing complex *
    townhouse complex *
    body corporate
    sectional title
    hoa
    homeowners association
    block of flats *
    apartment block
    apartment building
    retirement village *
    lifestyle village
    flats complex
    gated village *
    golf-estate
    coastal estate
    residents association
    sectional scheme
    flats
    block with flats
    trustees of a block
    apartment complex
  `,
  'student-housing': `
    student house
    student housing
    student accommodation *
    student residence *
    student res
    student digs
    digs
    commune *
    student flat
    hostel *
    nsfas accommodation
    university residence *
    varsity res
    rooms to students
    student rooms
    varsity residence
    off-campus accommodation
    university hostel
    students residence
    student village
    campus residence
    res for students
  `,
  farm: `
    farm
    smallholding *
    small-holding
    homestead
    farm house
    farmhouse
    farmstead
    sugar cane farm *
    dairy *
    dairy farm *
    chicken farm *
    poultry farm *
    game farm *
    cattle farm *
    macadamia farm *
    fruit farm *
    citrus farm *
    agricultural holding
    plaas
    nursery farm
    cane grower
    sugar cane grower
    sugar cane farmer
    cane farmer
    farmer
    grower
    sugar farm *
    cane farm *
    cane farming
    farming
    grow cane
    grow sugar cane
    suikerrietplaas
    melkplaas
    timber farm *
    piggery *
    farming business
    egg farm *
    avocado farm
    banana farm
    stud farm *
    feedlot
    wine farm
    plot in
    plot near
    plot outside
    our plot
    on plot
    agricultural plot
    hectare plot
  `,
  shop: `
    shop
    store *
    retail store
    retailer
    retail
    supermarket *
    superette *
    boutique *
    clothing shop *
    clothing store *
    hardware store *
    hardware shop *
    butchery *
    butcher
    bakery *
    salon *
    hair salon *
    barber shop *
    cellphone shop *
    cell phone shop *
    phone shop *
    electronics store *
    computer shop *
    furniture store *
    convenience store *
    corner shop
    cafe shop
    pet shop *
    bookshop *
    florist *
    optometrist *
    vape shop *
    toy shop *
    takeaway shop
    sports shop *
    pawn shop *
    cash crusaders
    cash converters
    mall shop
    shoe shop *
    fabric shop *
    nail salon *
    beauty salon *
    spar
    general dealer *
    fruit and veg
    slaghuis
    winkel
    isitolo
    builders merchant
    building materials
    timber yard
    spaza supermarket
    cellphone repair shop *
    liquor and grocery
    hardware *
    building supplies
    timber merchant *
    supermark
    phone repair shop *
    cell phone repair shop *
    second hand shop *
    thrift shop
    hairdresser
    hairdressing salon
    barbershop *
    barber
    spa
    laundromat *
    dry cleaner
    laundry *
    grocer
    grocery store
    minimarket
    paint shop *
    tile shop
    car spares shop
    spares shop
    bicycle shop *
    gift shop
    art gallery shop
    camera shop
    music shop
    cash loan shop
    sneaker shop
    eyewear shop
    builders warehouse
    agri co-op
    co-op
    feed store
    liquidation store
    print shop
    copy shop *
  `,
  'jewellery-shop': `
    jewellery shop
    jewellery store
    jewelry store
    jewelry shop
    jeweller
    jeweler
    goldsmith
    watch shop
    diamond dealer
    gold exchange
    gold dealer
    jewellery business
    jewellery boutique
  `,
  'spaza-shop': `
    spaza
    spaza-shop
    township shop
    kasi shop
    container shop
    house shop
    spaza store
    township store
  `,
  'tuck-shop': `
    tuck-shop
    kiosk
    canteen shop
    school shop
    tuck-shop kiosk
  `,
  'liquor-store': `
    liquor store
    liquor shop *
    bottle store *
    bottle-store
    off sales
    wine shop *
    liquor outlet
    tops
    liquor wholesaler
    drankwinkel
    bottelstore
    liqour store
    bottlestore
  `,
  wholesaler: `
    wholesaler
    wholesale
    cash and carry
    cash & carry
    cash n carry
    wholesale store
    bulk store
    wholesale business
    wholesale outlet
    wholesale dock
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
    sports bar *
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
    lounge bar
    cocktail bar *
    wine bar
  `,
  hotel: `
    hotel *
    guest-house
    bed and breakfast
    b&b
    bnb
    lodge *
    airbnb
    self catering
    backpackers
    backpacker
    resort *
    boutique hotel *
    holiday resort
    conference venue
    guest lodge *
    gastehuis
    bed & breakfast
    guesthouse
    hostel for tourists
    caravan park *
    game lodge *
    safari lodge
    holiday flats
    self-catering flats
    wedding venue
  `,
  'petrol-station': `
    petrol-station
    petrol garage
    filling-station
    service-station
    fuel station
    fuel garage
    garage forecourt
    gas station
    engen garage
    shell garage
    bp garage
    sasol garage
    caltex garage
    total garage
    engen
    astron
    astron garage
    petroport
  `,
  'car-dealer': `
    car dealer
    car dealership
    dealership
    motor dealer
    vehicle dealer
    vehicle dealership
    used car lot
    car lot
    second hand cars
    used cars
    pre-owned cars
    motor dealership
    auto dealer
    bakkie dealer
    car sales
    motorbike dealer
    truck dealer
    car showroom
  `,
  workshop: `
    workshop
    panel beater *
    panelbeater
    mechanic
    auto repair
    motor workshop
    motor mechanic
    tyre shop *
    tyre fitment
    fitment centre *
    exhaust shop
    car wash *
    engineering workshop *
    engineering works *
    carpentry shop
    joinery *
    welding shop
    repair shop *
    auto electrician
    gearbox centre
    spray painter
    scrap yard *
    scrapyard *
    carwash
    panelbeating
    panel beating
    spray painting
    valet service
    tyre place
    tyre dealer
    tire shop
    tire fitment
    wheel alignment
    car-wash
    valet bay
    body shop *
    bodyshop
    auto body
    spraypainting
    diesel mechanic
    motorbike workshop
    boat builder
    upholsterer
    cabinet maker
    machine shop *
    engineering shop
    steel fabrication
    boilermaker
    towing company
    tyre fitment centre *
    wheel alignment centre *
  `,
  office: `
    office
    office park *
    office block *
    office building
    law firm *
    attorney
    accounting firm *
    accountant
    call centre *
    call center
    consultancy *
    consulting firm
    it company
    software company
    corporate office
    head office *
    estate agency *
    insurance broker
    marketing agency
    co-working space
    coworking space
    travel agency *
    architect practice
    business park
    bank branch
    engineering consultancy
    offices in
    attorneys
    lawyers
    lawyer
    conveyancers
    conveyancing
    bpo
    contact centre *
    advocates
    accountants
    bookkeeper
    financial adviser
    insurance office
    recruitment agency *
    real estate office
    property agency
    estate agents office
    surveyors
    quantity surveyors
    architects
    software house
    kantoor
    municipal office
    municipality
    medical aid office
    radio station *
    newspaper
  `,
  warehouse: `
    warehouse
    ware house
    distribution centre *
    distribution center
    storage facility *
    self storage
    cold storage *
    logistics warehouse
    bonded warehouse *
    storage units
    fulfilment centre
    e-commerce warehouse
    warehousing
    cold store *
    dc
    cold chain store
    pakhuis
    coldstore
    cold storage warehouse
    cross-dock *
    parcel hub *
    freezer warehouse
    mini storage
    self-storage
  `,
  factory: `
    factory
    manufacturer
    manufacturing
    manufacturing plant
    production plant
    processing plant *
    steel works
    steelworks *
    foundry *
    textile factory
    clothing factory *
    mill
    packaging plant *
    sugar mill *
    plastics factory
    chemical plant
    industrial plant
    manufacturing business
    furniture factory *
    food factory *
    brewery *
    print works *
    mining
    quarry *
    mine *
    sawmill *
    industrial site
    print shop *
    printing works *
    printing company *
    fabriek
    printing shop
    printer
    printing press
    print house
    litho printer
    bakery factory
    bottling plant *
    abattoir *
    paper mill
    recycling plant *
    buy-back centre
    brick works
    concrete plant
    ready-mix plant
  `,
  'construction-site': `
    construction-site
    building-site
    construction
    construction company
    builder
    building contractor
    building project
    development site *
    house under construction
    half-built house
    plant hire
    civil contractor
    site camp
    new build
    renovation site *
    construction business
    construction site *
  `,
  school: `
    school
    primary school *
    high school *
    secondary school
    private school *
    public school
    government school
    boarding school *
    special needs school
    college *
    university *
    campus *
    training centre *
    academy *
    tvet college
    fet college
    prep school
    madrasa
    school grounds
    combined school *
    skool
    laerskool
    hoerskool
    music school
    driving school
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
    ecd centre
    early childhood
    kindergarten *
    play school
    playschool
    aftercare
    after care
    educare
    educare centre *
    kleuterskool
    edu-care
    aftercare centre
  `,
  clinic: `
    clinic
    hospital *
    doctor practice
    doctors rooms
    doctors room
    medical practice *
    medical centre *
    medical center
    surgery
    gp practice
    dentist
    dental practice *
    day hospital *
    frail care *
    vet
    veterinary clinic *
    physio practice
    radiology practice
    health centre
    nursing home *
    old age home *
    rehab centre *
    rehab
    step-down facility
    animal hospital *
    medical suite
    hospice *
    dental surgery *
    private hospital *
    public hospital
    maternity clinic
    sub-acute
    dialysis unit
    dialysis centre
    laboratory *
    pathology lab
    optometry practice
    psychologist practice
    day clinic
    kliniek
    vet clinic
    drug rehab
  `,
  pharmacy: `
    pharmacy
    chemist *
    dis-chem
    clicks pharmacy
    pharmacies
    dispensing pharmacy
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
    church hall
    church building
    shul
    assembly of god
    madressa
    gurdwara
    kingdom hall
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
    sports club *
    health club *
    yoga studio *
    dance studio *
    golf club *
    bowling club *
    country club *
    martial arts studio
    sports centre
    club house gym
    tennis club *
    pilates studio
  `,
  'transport-yard': `
    transport yard
    truck yard
    trucking company *
    transport company *
    transport business
    logistics company *
    logistics
    truck depot *
    bus depot *
    depot *
    taxi rank *
    courier company *
    courier depot *
    truck stop *
    container yard
    container depot *
    freight company
    fleet yard
    bus company
    haulier
    haulage
    taxi business
    fleet business
    truck park
    trucking
    trucking business
    logistics business
    logistics yard
    cartage
    line haul depot
    logistics depot *
    distribution depot
    taxi association *
    bus terminus
    transport depot
    e-hailing fleet
    car rental
    vehicle rental
    container terminal
    tow yard
    trucking depot
  `,
  'solar-site': `
    solar farm *
    solar plant *
    solar site
    pv plant
    cell tower *
    cellphone tower *
    telecom tower
    tower site
    pump station *
    substation site
    reservoir site
    water treatment works
    wind farm *
    base station *
    telecommunication tower
    mast site
    cell phone tower
    cellphone mast
    radio mast
    high site
    pv farm
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
    small business
    franchise
    shopping centre *
    shopping center
    shopping mall *
    mall *
    strip mall
    family business
    cc
    pty ltd
    branch
    outlet
    non profit
    non profit organisation
    non-profit organisation
    npo
    npc
    NGO *
    charity *
    welfare organisation
    soup kitchen *
    feeding scheme
    community hall
    community centre *
    museum *
    art gallery *
    gallery *
    library *
    heritage site
    laundromat
    laundry
    funeral parlour *
    funeral home *
    undertaker
    cinema *
    theatre *
    casino *
    stadium *
    sports stadium
    flea market *
    non-profit
    shelter *
    animal shelter *
    spca
    skills centre
    online business *
    online shop *
    online store *
    parking garage operator
    film studio
    recording studio
    event company
    hiring company
    mini factory
    factory park
    mini factory park
    factory unit
    online … business/shop/store
    garden centre *
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
